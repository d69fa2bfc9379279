-- [R21] The day planned for a step towards a delivery, as plannedMilestones has it.
create or replace function planned_milestone(step text, promised date, lead_days integer) returns date language sql immutable as $$
  select promised - case step
    when 'material' then lead_days * 7 / 10
    when 'start' then lead_days * 6 / 10
    when 'half' then lead_days * 3 / 10
    when 'finish' then 5
    when 'inspected' then 3
    when 'packed' then 1
    else 0 end
$$;
