create view fba_abnormal_list as select t.*, abs(t.difference)::numeric(18, 3) as away from fba_abnormal t;
