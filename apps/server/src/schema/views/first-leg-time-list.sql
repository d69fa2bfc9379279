create view first_leg_time_list as
select t.*, (select g.mode from global_shipping g where g.id = t.shipping) as mode from first_leg_time t;
