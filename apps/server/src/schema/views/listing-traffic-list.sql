create view listing_traffic_list as
select t.*, round(t.units_ordered * 100.0 / nullif(t.sessions, 0), 2) as conversion from listing_traffic t;
