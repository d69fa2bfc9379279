-- Lists that no order of their own is asked of begin with what was changed last.
create index harbour_updated on harbour (updated_at, id);
create index state_updated on state (updated_at, id);
create index calendar_updated on calendar (updated_at, id);
create index warehouse_child_updated on warehouse_child (updated_at, id);
create index listing_exception_updated on listing_exception (updated_at, id);
create index fba_abnormal_updated on fba_abnormal (updated_at, id);
create index amazon_listing_updated on amazon_listing (updated_at, id);
create index amazon_listing_latest_updated on amazon_listing (updated_at, id) where latest;
create index message_template_updated on message_template (updated_at, id);
create index market_updated on market (updated_at, id);
create index site_updated on site (updated_at, id);
create index mail_subject_updated on mail_subject (updated_at, id);
