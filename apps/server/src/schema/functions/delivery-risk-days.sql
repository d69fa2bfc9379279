-- [R64] The days of risk of a line, as riskDays has them; steps that there are not are null.
create or replace function delivery_risk_days(promised date, lead_days integer, last_step text, reached_on date, next_step text, today date)
returns integer language sql immutable as $$
  select planned_milestone('finish', promised, lead_days) - promised + greatest(0,
    case when last_step is not null then reached_on - planned_milestone(last_step, promised, lead_days) end,
    case when next_step is not null then today - planned_milestone(next_step, promised, lead_days) end)
$$;
