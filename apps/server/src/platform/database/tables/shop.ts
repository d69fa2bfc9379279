import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from './columns.ts';

export interface StoreTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name: string;
  platform: 'amazon' | 'ebay' | 'walmart' | 'partsgeek' | 'shopify' | 'offline';
  region: 'NA' | 'EU' | 'FE' | 'US' | 'UK' | 'DE' | null;
  company: number;
  seller_id: string | null;
  ends_at: OptionalInstant;
  owner: number;
  opened_at: string | null;
}

export interface StoreSiteTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  company: number;
  currency: string | null;
  tax_no: string | null;
  manager: number;
  fulfilments: string[] | null;
}

export interface ShopAuthTable {
  store: number;
  state: 'none' | 'pending' | 'granted' | 'revoked' | 'error';
  scopes: string[] | null;
  nonce_expires_at: OptionalInstant;
  access_expires_at: OptionalInstant;
  refresh_expires_at: OptionalInstant;
  consent_expires_at: OptionalInstant;
  sealed_token: Buffer | null;
  authorised_by: number | null;
  authorised_at: OptionalInstant;
  last_call_at: OptionalInstant;
  last_error: string | null;
}

export interface ShopAuthNonceTable {
  digest: Buffer;
  store: number;
  user_id: number;
  expires_at: Instant;
  used_at: OptionalInstant;
}

export interface ShopAuthAttemptTable {
  id: GeneratedAlways<number>;
  store: number;
  at: Instant;
  by: number | null;
  step: 'begin' | 'callback' | 'credentials' | 'test' | 'revoke';
  ok: boolean;
  detail: string | null;
}

export interface ShopSyncTable {
  id: GeneratedAlways<number>;
  store: number;
  kind: 'listings' | 'fbaStock';
  asked_by: number | null;
  asked_at: Instant;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  lease_until: OptionalInstant;
  ended_at: OptionalInstant;
  rows_in: number | null;
  rows_new: number | null;
  error: string | null;
}

/** The tables of this word by name. */
export interface ShopTables {
  store: StoreTable;
  store_site: StoreSiteTable;
  shop_auth: ShopAuthTable;
  shop_auth_nonce: ShopAuthNonceTable;
  shop_auth_attempt: ShopAuthAttemptTable;
  shop_sync: ShopSyncTable;
}
