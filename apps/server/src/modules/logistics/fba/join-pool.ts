import { fill, type Refusal, type Text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Step } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { addRecord, changeLocked } from '../../../platform/resources/write-record.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

const noPool: Refusal = {
  code: 'NO_POOL',
  message: { zh: '库存池不存在，或属于其他店铺', en: 'The pool does not exist or is of another store' },
};
const later: Text = {
  zh: '库存池{pool}自{day}生效，晚于该站点的报表',
  en: 'Pool {pool} begins on {day}, after the reports of this site',
};

/** Longest code of a pool. */
const mostLetters = 30;

/** Adds a site with reports to a pool of its store, or to one of its own that begins with the first of these reports. */
export async function joinPool(parts: Parameters<Step>[0], record: RecordRow, input: RecordValues): Promise<Refusal | undefined> {
  const { store, site, reportDate } = record;
  const pools = onPage(parts, 'fbaCorrespondence');
  if (input['pool'] === undefined) {
    const forbidden = await forbiddenOn(parts, 'fbaCorrespondence', 'add', { zh: '新增', en: 'Add' });
    if (forbidden) return forbidden;
    const poolCode = await codeFor(parts, Number(store), Number(site));
    const added = await addRecord(pools, { poolCode, store, kind: 'single', homeSite: site, effectiveFrom: reportDate, sites: [{ site }] });
    return added.ok ? undefined : added.refusal[0];
  }
  const forbidden = await forbiddenOn(parts, 'fbaCorrespondence', 'update', { zh: '编辑', en: 'Edit' });
  if (forbidden) return forbidden;
  const [pool] = await lockById(parts.database, pools, [Number(input['pool'])]);
  if (!pool || pool['store'] !== store) return noPool;
  const [name, day] = [String(pool['poolCode']), String(pool['effectiveFrom'])];
  if (day > String(reportDate)) return { code: 'POOL_LATER', message: fill(later, { pool: name, day }) };
  const sites = [...linesIn(pool, 'sites').map(line => ({ site: line['site'] })), { site }];
  const changed = await changeLocked(parts.database, pools, pool, { sites });
  return changed.ok ? undefined : changed.refusal[0];
}

async function codeFor({ database }: Parameters<Step>[0], store: number, site: number): Promise<string> {
  const code = (table: 'store' | 'site', id: number) =>
    database.selectFrom(table).select('code').where('id', '=', id).executeTakeFirstOrThrow();
  const [{ code: ofStore }, { code: ofSite }] = [await code('store', store), await code('site', site)];
  return [`${ofSite}-FBA`, `${ofStore}-${ofSite}`].find(one => one.length <= mostLetters) ?? `FBA-${store}-${site}`;
}
