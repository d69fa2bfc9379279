-- Why a change that waits for a second person was asked for, in the words of who asked.

alter table change_request add column reason text check (length(reason) <= 500);
