"""Words: Markdown to pages, to HTML and to plain text, templates, German grammar, the structure of documents."""
