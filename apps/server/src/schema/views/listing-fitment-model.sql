-- The models that a listing shows, a row each: from the model to the listings.
create view listing_fitment_model as
select v.record_id as id, v.make || ' ' || v.model as named from listing_fitment_vehicles v;
