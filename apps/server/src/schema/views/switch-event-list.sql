-- What changed the states of switching, with whose they are.
create view switch_event_list as
select e.*, 1 as version, s.supplier, s.category, s.inspect_type, s.defect_class, i.sku, i.lot_size
from switch_event e join switch_state s on s.id = e.switch_state left join inspection i on i.id = e.inspection;
