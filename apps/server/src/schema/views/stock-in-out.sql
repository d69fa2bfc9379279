create view stock_in_out as select * from stock_in_out_between(null, null);
