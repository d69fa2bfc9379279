-- What has ended stays as it was: prices of its days were worked out with it.
create or replace function keep_ended_relation() returns trigger language plpgsql as $$
begin
  if old.effective_to < current_date and (new.markup, new.currency, new.effective_from, new.effective_to, new.status)
    is distinct from (old.markup, old.currency, old.effective_from, old.effective_to, old.status) then
    raise exception using errcode = '23514', constraint = 'trade_relation_relation_ended',
    message = 'a relation that has ended is not changed';
  end if;
  return new;
end $$;
