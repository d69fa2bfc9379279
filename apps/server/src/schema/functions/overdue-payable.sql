-- [R45] What of a payable is past its due day by what was billed that is due today or later, as overduePayable has it.
create or replace function overdue_payable(owed numeric, not_due numeric) returns numeric
language sql immutable as $$
  select greatest(0, owed - coalesce(not_due, 0))
$$;
