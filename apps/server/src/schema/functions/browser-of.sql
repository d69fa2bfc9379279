create or replace function browser_of(agent text) returns text language sql immutable parallel safe return case
  when agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
  when agent ~ 'OPR/|Opera' then 'Opera'
  when agent ~ 'Firefox/|FxiOS/' then 'Firefox'
  when agent ~ 'Chrome/|CriOS/' then 'Chrome'
  when agent ~ 'Safari/' then 'Safari' end;
