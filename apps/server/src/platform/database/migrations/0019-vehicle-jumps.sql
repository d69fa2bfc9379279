-- A jump far into a list ordered by folded texts passes over many rows: with the texts themselves in the index, it reads the index alone.
drop index vehicle_model_make;
drop index vehicle_model_model;
create index vehicle_model_make on vehicle_model (lower(make) collate "C", lower(model) collate "C", year desc, id desc) include (make, model);
create index vehicle_model_model on vehicle_model (lower(model) collate "C", id) include (model);
