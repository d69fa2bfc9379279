-- What a download holds, in the words of whoever asked for it: its columns, and which rows.
alter table download_task add column column_words text;
alter table download_task add column filter_words text;
