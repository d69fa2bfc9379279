-- Pictures of SKUs for platforms: each with its slot, what was measured of it, and its life from upload to retirement.
create table gallery_image (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku bigint not null references sku (id) on delete restrict,
  slot text not null check (slot in ('main', 'pt01', 'pt02', 'pt03', 'pt04', 'pt05', 'pt06', 'pt07', 'pt08', 'swatch', 'aplus', 'install',
    'size')),
  platform text check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify')),
  language text check (language ~ '^[a-z]{2}$'),
  file json not null,
  sha256 text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  format text not null,
  white_border boolean not null,
  fill numeric(4, 1) not null check (fill between 0 and 100),
  issues text[],
  blocking boolean not null,
  state text not null default 'uploaded' check (state in ('uploaded', 'rejected', 'approved', 'published', 'retired')),
  edition integer not null default 1 check (edition > 0),
  reason text,
  uploaded_by bigint not null references app_user (id),
  uploaded_at timestamptz(3) not null default now(),
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  published_at timestamptz(3),
  constraint gallery_image_blocked check (not blocking or state in ('uploaded', 'rejected', 'retired'))
);
create unique index gallery_image_content on gallery_image (sku, slot, sha256);
-- One picture of a slot is current: a new edition retires the one before.
create unique index gallery_image_current on gallery_image (sku, slot, platform, language) nulls not distinct
  where state in ('approved', 'published');
create index gallery_image_uploaded on gallery_image (uploaded_at, id);
create index gallery_image_state on gallery_image (state, uploaded_at, id);
create index gallery_image_issues on gallery_image using gin (issues);
create index gallery_image_fill on gallery_image (fill, id);
create index gallery_image_uploaded_by on gallery_image (uploaded_by);
