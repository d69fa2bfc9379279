-- The engines of a listing, a row each: from the engine to the listings.
create view listing_fitment_engine as
select v.record_id as id, v.engine from listing_fitment_vehicles v where v.engine is not null;
