-- Names and numbers are found by any part of them.
create extension if not exists pg_trgm;

-- Texts as ranges of one, so that periods of a code are kept apart.
create type code_range as range (subtype = text, collation = "C");
