create view sku_property_value_list as select v.*, k.sku as sku_code from sku_property_value v join sku k on k.id = v.sku;
