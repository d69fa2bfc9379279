-- By how much a report differs, in whichever way: faults are found by it.
create index fba_abnormal_away on fba_abnormal ((abs(difference)::numeric(18, 3)), id);
create view fba_abnormal_shown as select t.*, abs(t.difference)::numeric(18, 3) as away from fba_abnormal t;
