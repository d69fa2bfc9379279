-- which of its page's kinds of file an import is; null for the page's own
alter table import_task add column variant text;
