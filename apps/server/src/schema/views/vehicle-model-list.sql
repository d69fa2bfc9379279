create view vehicle_model_list as
select v.*, coalesce(g.skus, 0) as fitting_skus, g.skus is not null as fitted
from vehicle_model v left join vehicle_fitting g on g.vehicle = v.id;
