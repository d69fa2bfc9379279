-- There is always the default row.
create or replace function keep_default_config() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the default row stays' using errcode = '23001', constraint = 'mrp_base_config_default_kept';
  end if;
  raise exception 'the default row stays' using errcode = '23514', constraint = 'mrp_base_config_default_kept';
end $$;
