-- [R88a] How far the inspection of a line has come, as inspectionStanding has it.
create or replace function inspection_standing(wanted integer, passed integer, planned boolean, requested boolean)
returns text language sql immutable as $$
  select case when passed > 0 and passed >= wanted then 'passed' when passed > 0 then 'part_passed'
    when requested then 'requested' when planned then 'planned' else 'none' end;
$$;
