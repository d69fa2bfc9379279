import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { proposalCalls } from '../../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../../testing/demo-app.ts';

/** A record as a call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

/** Where the records of a resource are reached. */
export interface At {
  readonly service: string;
  readonly path: string;
}

const item = (path: string): At => ({ service: 'item', path });

/** The resources of mapping. */
export const at = {
  ptSku: item('pt_sku'),
  skuMap: item('sku_map'),
  exception: item('pt_sku_exception'),
  fbaMap: item('fba_map'),
  pool: item('fba_pool'),
};

/** The demo with the calls that mapping needs, and short ways to them as a super user. */
export async function mappingApp() {
  const app = await demoApp(({ db, registry }) => [
    ...recordCalls({ database: db, registry }),
    ...toolCalls({ database: db, registry }),
    ...proposalCalls({ database: db, registry }),
  ]);
  const boss = { signature: await app.signIn('superadmin'), language: 'en' };
  const { rows: known } = await sql<{ kind: string; code: string; id: number }>`
    select 'store' as kind, code, id from store union all select 'site', code, id from site`.execute(app.db);
  const id = (kind: 'store' | 'site', code: string) => known.find(row => row.kind === kind && row.code === code)!.id;
  const add = (resource: At, values: object) => app.post(recordPath(resource, 'add'), { values }, boss);
  const added = async (resource: At, values: object) => {
    const reply = await add(resource, values);
    expect(reply).toMatchObject({ code: 200 });
    return reply.data as Row;
  };
  return {
    app,
    boss,
    id,
    add,
    added,
    /** A single SKU of a sales status, another one for each place. */
    async skuOf(status: string, place = 0) {
      const { rows } = await sql<{ id: number; version: number; sku: string }>`
        select id, version, sku from sku where sales_status = ${status} and kind = 'single' order by id offset ${place} limit 1`.execute(
        app.db,
      );
      return rows[0]!;
    },
    async rows(resource: At, filters: readonly object[]) {
      const reply = await app.post(recordPath(resource, 'list'), { filters, sort: [], limit: 50 }, boss);
      return (reply.data as { readonly rows: readonly Row[] }).rows;
    },
    run: (resource: At, action: string, target: Pick<Row, 'id' | 'version'> | undefined, input: object = {}, as = boss) =>
      app.post(actionPath(resource, action), { targets: target ? [{ id: target.id, version: target.version }] : [], input }, as),
    /** Something that the American shop offers at Amazon. */
    listing: (sellerSku: string, more: object = {}) =>
      added(at.ptSku, {
        store: id('store', 'AMZ-NA'),
        site: id('site', 'AMZ-US'),
        sellerSku,
        fulfilment: 'fbm',
        listingStatus: 'active',
        ...more,
      }),
  };
}
