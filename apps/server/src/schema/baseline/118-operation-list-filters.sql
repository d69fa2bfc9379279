-- The share that came back as not fitting, as it was counted last, 0 where nothing was shipped: lists are sorted and filtered by it.
alter table listing_fitment add column not_fit_rate numeric(7, 2) not null default 0 check (not_fit_rate >= 0);
create index listing_fitment_not_fit on listing_fitment (not_fit_rate, id);
create index listing_fitment_vehicles_engine on listing_fitment_vehicles (engine collate "C", record_id) where engine is not null;
create index listing_fitment_vehicles_k_type on listing_fitment_vehicles (k_type collate "C", record_id) where k_type is not null;
create index listing_fitment_vehicles_e_pid on listing_fitment_vehicles (e_pid collate "C", record_id) where e_pid is not null;

-- A picture may be that of one PT SKU alone, such as one with the brand of a store.
alter table gallery_image add column pt_sku bigint references pt_sku (id) on delete restrict;
create index gallery_image_pt_sku on gallery_image (pt_sku) where pt_sku is not null;
drop index gallery_image_content;
create unique index gallery_image_content on gallery_image (sku, slot, sha256, pt_sku) nulls not distinct;
drop index gallery_image_current;
create unique index gallery_image_current on gallery_image (sku, slot, platform, language, pt_sku) nulls not distinct
  where state in ('approved', 'published');
