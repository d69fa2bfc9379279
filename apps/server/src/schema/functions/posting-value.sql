-- What documents of stock took from, and brought into, cost layers by their posting.
create or replace function posting_value(posting text, incoming boolean) returns numeric(18, 4) language sql stable as $$
  select abs(sum(m.value_delta))::numeric(18, 4) from stock_posting p join layer_move m on m.posting = p.id
  where p.posting_no = $1 and case when $2 then m.value_delta > 0 else m.value_delta < 0 end
$$;
