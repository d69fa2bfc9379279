-- The numbers by which platforms know the vehicles of a listing, a row each: from the number to the listings.
create view listing_fitment_number as
select v.record_id as id, v.k_type as number from listing_fitment_vehicles v where v.k_type is not null
union all
select v.record_id, v.e_pid from listing_fitment_vehicles v where v.e_pid is not null;
