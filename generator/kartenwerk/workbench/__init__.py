"""The workbench: pages of one's own machine for those who print or keep score without a command line."""
