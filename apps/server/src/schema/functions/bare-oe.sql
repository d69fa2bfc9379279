-- OE numbers by their letters and digits alone: the rule B1 of the catalogue. Letters beyond A to Z are none, whatever the locale makes of
-- them.
create or replace function bare_oe(given text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(normalize(given, nfkc), '[^A-Za-z0-9]', '', 'g'))
$$;
