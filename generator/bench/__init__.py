"""Measurements beside comparable libraries; never needed to print or play."""
