-- The search of the frame asks by the beginnings of codes and names, compared by code point.
create index brand_code on brand (code collate "C", id);
create index brand_name_zh on brand (lower(name_zh) collate "C");
create index brand_name_en on brand (lower(name_en) collate "C");
create index category_name_zh on category (lower(name_zh) collate "C");
create index category_name_en on category (lower(name_en) collate "C");
create index sku_code on sku (sku collate "C", id);
create index sku_name_zh on sku (lower(name_zh) collate "C");
create index sku_name_en on sku (lower(name_en) collate "C");
create index bom_parent on bom (parent collate "C", id);
