create view proxy_buy_list as
select p.*,
  (select k.sku from sku k where k.id = p.sku) as code,
  (select b.po_no from buying_log b where b.sku = p.sku and b.proxy = p.proxy order by b.date desc, b.id desc limit 1) as last_po
from proxy_buy p;
