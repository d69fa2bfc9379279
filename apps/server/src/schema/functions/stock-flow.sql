-- The column of the report on stock in and out that a kind of posting belongs to, by whether it adds.
create or replace function stock_flow(biz_type text, adds boolean) returns text language sql immutable parallel safe as $$
  select case
    when biz_type = 'purchase_in' then 'purchase'
    when biz_type in ('return_in', 'fba_return') then 'return_in'
    when biz_type = 'other_in' then 'other_in'
    when biz_type in ('stocktake_gain', 'fba_found') then 'gain'
    when biz_type in ('sale_out', 'distribution_out', 'fba_sale') then 'sale'
    when biz_type in ('other_out', 'scrap_out', 'supplier_return_out', 'fba_disposed') then 'other_out'
    when biz_type in ('stocktake_loss', 'transit_loss', 'fba_lost') then 'loss'
    when biz_type in ('bin_move', 'status_move', 'transit_receive', 'fba_receipt', 'allocate', 'unallocate') then 'internal'
    when biz_type = 'landed_cost' then 'revalued'
    when biz_type = 'transfer_ship' then case when adds then 'transfer_in' else 'transfer_out' end
    when biz_type = 'fba_ship' then case when adds then 'transfer_in' else 'fba' end
    when biz_type = 'fba_damaged' then case when adds then 'gain' else 'loss' end
    when biz_type in ('assemble', 'disassemble', 'fba_other') then case when adds then 'other_in' else 'other_out' end
  end
$$;
