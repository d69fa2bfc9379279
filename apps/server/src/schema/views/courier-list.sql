create view courier_list as
select c.*, (select count(*) from logistics_channel l where l.courier = c.id)::integer as channels
from courier c;
