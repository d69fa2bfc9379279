create view exempt_sku_list as
select e.*,
  case
    when e.state = 'requested' then 'requested'
    when e.revoked_at is not null then 'revoked'
    when e.state = 'ended' or e.effective_to < current_date then 'expired'
    when e.effective_from > current_date then 'future'
    else 'active'
  end as standing,
  case when e.state = 'active' and e.effective_to >= current_date then e.effective_to - current_date end as days_left,
  k.sku as sku_code
from exempt_sku e
left join sku k on k.id = e.sku;
