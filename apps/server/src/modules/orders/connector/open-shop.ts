import { setTimeout as wait } from 'node:timers/promises';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { openToken } from '../../system/shop/kept-auth.ts';
import { refreshAccess } from '../../system/shop/refresh-access.ts';
import type { PlatformDoor } from './platform-door.ts';
import { platformInterfaces } from './platform-interfaces.ts';

/** Milliseconds that a call of a platform may take. */
const patience = 30_000;

/** A shop as its platform is called for it. */
export interface OpenedShop {
  readonly door: PlatformDoor;
  readonly marketplaces: readonly string[];
}

/**
 * The door of a platform, opened with what a shop was granted. Nothing is called without that, nor with what the sandbox granted, which
 * opens no real door.
 */
export async function openShop(database: Kysely<Tables>, platform: string, store: number, now: Date): Promise<Result<OpenedShop>> {
  const stands = platformInterfaces.get(platform);
  if (!stands) return refuse(noInterface);
  const token = await openToken(database, store);
  if (token !== undefined && isOfSandbox(token)) return refuse(sandboxed);
  const access = await refreshAccess(database, store, now);
  if (!access.ok) return access;
  const { region, marketplaces } = await marketplacesOf(database, store);
  const door = {
    address: stands.address(region),
    token: access.value,
    now: () => Date.now(),
    wait: async (milliseconds: number) => wait(milliseconds),
    patience,
  };
  return ok({ door, marketplaces });
}

/** What the sandbox grants begins with its name. */
export const isOfSandbox = (token: string): boolean => token.startsWith('sandbox');

async function marketplacesOf(database: Kysely<Tables>, store: number) {
  const { rows } = await sql<{ region: string | null; marketplaces: readonly string[] | null }>`
    select s.region, array_agg(i.marketplace_id order by i.id) filter (where i.id is not null) as marketplaces from store s
    left join store_site t on t.store = s.id and t.status = 1 left join site i on i.id = t.site where s.id = ${store}
    group by s.id`.execute(database);
  return { region: rows[0]?.region ?? null, marketplaces: rows[0]?.marketplaces ?? [] };
}

const noInterface: Refusal = {
  code: 'NO_INTERFACE',
  message: { zh: '该平台没有接口，请上传订单报告', en: 'This platform has no interface; upload its order report' },
};
const sandboxed: Refusal = {
  code: 'SANDBOX',
  message: {
    zh: '店铺只有沙箱授权，不会调用平台；请上传订单报告',
    en: 'The store has sandbox authorisation only, so the platform is not called; upload its order report',
  },
};
