-- Where an offer stands in the web, on the platforms whose pages go by the number of the item.
create or replace function offer_address(platform text, domain text, item text) returns text language sql immutable as $$
  select 'https://www.' || domain || case platform when 'amazon' then '/dp/' when 'ebay' then '/itm/' when 'walmart' then '/ip/' end || item
$$;
