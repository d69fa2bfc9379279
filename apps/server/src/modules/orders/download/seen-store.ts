import { fill, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { downloadPlatforms } from './download-platforms.ts';

/** A shop from which orders come. */
export interface OrderShop {
  readonly id: number;
  readonly platform: string;
}

/** A shop in the user's scope that sells on a platform from which orders come. */
export async function seenStore(parts: RecordParts, id: unknown): Promise<Result<OrderShop>> {
  const resource = parts.caller.registry.referred('store')!;
  const { rows } = await sql<OrderShop>`
    select t.id, t.platform from store t where t.id = ${Number(id)} and t.status = 1
      and ${seenRows({ ...parts, resource, only: undefined })}`.execute(parts.database);
  const [shop] = rows;
  if (!shop) return refuse(noStore);
  return downloadPlatforms.includes(shop.platform) ? ok(shop) : refuse(noPlatform);
}

const noStore: Refusal = {
  code: 'NO_STORE',
  field: 'store',
  message: { zh: '店铺不存在或已停用', en: 'The store is unknown or disabled' },
};
const noPlatform: Refusal = {
  code: 'NO_PLATFORM',
  field: 'store',
  message: fill({ zh: '该店铺的平台没有订单可下载', en: 'No orders are fetched from the platform of this store' }, {}),
};
