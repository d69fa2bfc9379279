create or replace function system_of(agent text) returns text language sql immutable parallel safe return case
  when agent ~ 'iPhone|iPad' then 'iOS'
  when agent ~ 'Android' then 'Android'
  when agent ~ 'Windows' then 'Windows'
  when agent ~ 'CrOS' then 'ChromeOS'
  when agent ~ 'Mac OS X|Macintosh' then 'macOS'
  when agent ~ 'Linux' then 'Linux' end;
