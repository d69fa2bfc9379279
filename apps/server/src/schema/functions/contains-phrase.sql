-- Whether a phrase stands in a text as a whole, whatever the case: the rule B30 of logistics. Latin letters are those of Unicode.
create or replace function contains_phrase(given text, phrase text) returns boolean language sql immutable parallel safe as $$
  select case when w.v = '' then false when strpos(w.t, w.v) = 0 then false else w.t ~ (
    case when w.v ~ ('^' || w.latin) then '(?<!' || w.latin || ')' else '' end
    || regexp_replace(w.v, '([.*+?^${}()|\[\]\\-])', '\\\1', 'g')
    || case when w.v ~ (w.latin || '$') then '(?!' || w.latin || ')' else '' end) end
  from (select btrim(regexp_replace(lower(normalize(given, nfkc)), '[\s\uFEFF]+', ' ', 'g')) as t,
    btrim(regexp_replace(lower(normalize(phrase, nfkc)), '[\s\uFEFF]+', ' ', 'g')) as v,
    '[' || '0-9a-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02B8\u02E0-\u02E4\u1D00-\u1D25\u1D2C-\u1D5C\u1D62-\u1D65'
      || '\u1D6B-\u1D77\u1D79-\u1DBE\u1E00-\u1EFF\u2071\u207F\u2090-\u209C\u212A-\u212B\u2132\u214E\u2160-\u2188'
      || '\u2C60-\u2C7F\uA722-\uA787\uA78B-\uA7DC\uA7F1-\uA7FF\uAB30-\uAB5A\uAB5C-\uAB64\uAB66-\uAB69'
      || ']' as latin) w
$$;
