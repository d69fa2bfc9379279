-- OE numbers by their letters and digits alone, of every script: the rules B1 of the catalogue and K4b of the kernel. What is dropped is
-- named sign by sign, because classes of signs follow the locale.
create or replace function bare_oe(given text) returns text language sql immutable parallel safe as $$
  select upper(normalize(regexp_replace(normalize(given, nfkc), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4'
    || '\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u1f80-\u1faf\u1fb3\u1fc3\u1ff3'
    || '\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u302a-\u303f'
    || '\ufe00-\ufe6f\uff00-\uffff]', '', 'g'), nfkc))
$$;
