-- Kilometres over the surface of the Earth by the haversine formula, on its mean radius.
create or replace function great_circle_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
  returns double precision
language sql immutable parallel safe as $$
  select 2 * 6371.0088 * asin(sqrt(least(1, sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2))
    * sin(radians(lon2 - lon1) / 2) ^ 2)))
$$;
