create view store_list as
select s.*,
  case s.platform when 'amazon' then 'oauth' when 'ebay' then 'oauth' when 'walmart' then 'clientCredentials' when 'partsgeek'
    then 'apiKey' end as kind,
  shop_auth_state(s.id, now()) as auth_state,
  ceil(extract(epoch from s.ends_at - now()) / 86400)::integer as days_left,
  (select a.access_expires_at from shop_auth a where a.store = s.id) as access_expires_at,
  (select a.last_call_at from shop_auth a where a.store = s.id) as last_call_at,
  (select a.last_error from shop_auth a where a.store = s.id) as last_error,
  (select a.authorised_by from shop_auth a where a.store = s.id) as authorised_by,
  (select a.authorised_at from shop_auth a where a.store = s.id) as authorised_at
from store s;
