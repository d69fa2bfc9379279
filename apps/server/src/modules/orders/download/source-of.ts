import { setTimeout as wait } from 'node:timers/promises';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BackgroundParts } from '../../../platform/jobs/background-work.ts';
import { refreshAccess } from '../../system/shop/refresh-access.ts';
import { platformInterfaces } from '../connector/platform-interfaces.ts';
import type { ClaimedDownload } from './claim-download.ts';
import type { OrderSource } from './order-source.ts';
import { reportSource } from './read-report.ts';

/** Milliseconds that a call of a platform may take. */
const patience = 30_000;

/**
 * Where the orders of a download come from: its file, else the interface of the platform with what the shop was granted. Nothing is called
 * without that, nor with what the sandbox granted, which opens no real door.
 */
export async function sourceOf({ database, files, now }: BackgroundParts, claimed: ClaimedDownload): Promise<Result<OrderSource>> {
  const { file, platform, store, kind, from, to } = claimed;
  const [report] = file ?? [];
  if (report) return ok(reportSource(files, platform, report));
  const door = platformInterfaces.get(platform);
  if (!door) return refuse(noInterface);
  const access = await refreshAccess(database, store, now());
  if (!access.ok) return access;
  if (isOfSandbox(access.value)) return refuse(sandboxed);
  const { region, marketplaces } = await marketplacesOf(database, store);
  const opened = {
    address: door.address(region),
    token: access.value,
    now: () => Date.now(),
    wait: async (milliseconds: number) => wait(milliseconds),
    patience,
  };
  return ok(() => door.fetchOrders(opened, { kind, from, to, marketplaces }));
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
