import { ok, type Result } from '@axle/kernel';
import type { BackgroundParts } from '../../../platform/jobs/background-work.ts';
import { openShop } from '../connector/open-shop.ts';
import { platformInterfaces } from '../connector/platform-interfaces.ts';
import type { ClaimedDownload } from './claim-download.ts';
import type { OrderSource } from './order-source.ts';
import { reportSource } from './read-report.ts';

/** Where the orders of a download come from: its file, else the interface of the platform with what the shop was granted. */
export async function sourceOf({ database, files, now }: BackgroundParts, claimed: ClaimedDownload): Promise<Result<OrderSource>> {
  const { file, platform, store, kind, from, to } = claimed;
  const [report] = file ?? [];
  if (report) return ok(reportSource(files, platform, report));
  const shop = await openShop(database, platform, store, now());
  if (!shop.ok) return shop;
  const { door, marketplaces } = shop.value;
  return ok(() => platformInterfaces.get(platform)!.fetchOrders(door, { kind, from, to, marketplaces }));
}
