-- Lists compare codes by code point: numbers of documents and postings are found by indexes that are ordered so.
create index stock_posting_document on stock_posting (doc_no collate "C", id);
create index stock_posting_number on stock_posting (posting_no collate "C", id);
