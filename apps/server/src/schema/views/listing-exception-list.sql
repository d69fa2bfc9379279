create view listing_exception_list as select t.*, k.sku as sku_code,
  case when t.state in ('open', 'doing') and t.ended_at is null then case
    when t.rule in ('suppressed', 'stranded', 'noImage', 'brandWrong') then 'onPlatform'
    when t.rule in ('noBuyBox', 'priceHigh', 'priceLow') then 'reprice' when t.rule = 'ratingLow' then 'reviews'
    when t.rule = 'noFitment' then 'addFitment' when t.rule = 'outOfStock' then 'replenish' end end as next_step
from listing_exception t left join sku k on k.id = t.sku;
