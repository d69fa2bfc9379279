-- What is fetched from the platforms of shops is of several kinds; each is asked for by itself.
alter table listing_sync rename to shop_sync;
alter index listing_sync_pkey rename to shop_sync_pkey;
alter table shop_sync add column kind text not null default 'listings' check (kind in ('listings', 'fbaStock'));
alter table shop_sync alter column kind drop default;
drop index listing_sync_open;
drop index listing_sync_store;
create unique index shop_sync_open on shop_sync (store, kind) where state in ('waiting', 'running');
create index shop_sync_store on shop_sync (store, kind, id desc);
