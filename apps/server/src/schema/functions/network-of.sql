create or replace function network_of(ip text) returns text language sql immutable parallel safe return case
  when ip ~ '^(::ffff:)?(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$' then (
    select case
      when a in ('10', '127') then a || '.0.0.0/8'
      when a = '172' and b::integer between 16 and 31 then '172.16.0.0/12'
      else a || '.' || b || '.0.0/16' end
    from (select split_part(v4, '.', 1)::integer::text as a, split_part(v4, '.', 2)::integer::text as b
      from (select replace(ip, '::ffff:', '') as v4) w) parts)
  when ip ~* '^[0-9a-f]{1,4}:[0-9a-f]*(:[0-9a-f:.]*)?$' then lower(split_part(ip, ':', 1)) || ':'
    || coalesce(nullif(lower(split_part(ip, ':', 2)), ''), '0') || '::/32'
  end;
