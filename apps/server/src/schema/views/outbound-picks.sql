-- Where the pieces of an order were allocated.
create view outbound_picks as
select p.id, p.outbound as record_id, (row_number() over (partition by p.outbound order by p.line_no, p.id))::integer as line_no,
  p.line_no as of_line, p.bin, p.sku,
  p.qty, p.picked, p.shipped, p.picked_by, p.picked_at, p.back_since is not null as put_back
from pick p;
