-- Where an authorisation stands at a moment: the rule S8 of shop-auth.
create or replace function shop_auth_state(of_store bigint, at timestamptz) returns text language sql stable as $$
  select coalesce((
    select case
      when a.state in ('none', 'revoked', 'error') then a.state
      when a.state = 'pending' and at < a.nonce_expires_at then 'pending'
      when least(a.refresh_expires_at, a.consent_expires_at) is null then case when a.state = 'pending' then 'none' else 'valid' end
      when least(a.refresh_expires_at, a.consent_expires_at) <= at then 'expired'
      when least(a.refresh_expires_at, a.consent_expires_at) <= at + interval '720 hours' then 'expiring'
      else 'valid'
    end from shop_auth a where a.store = of_store), 'none')
$$;
