import { addDays, type LocalDate } from '@axle/kernel';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

it.each([
  ['deliveryTime', 'tms', 'delivery_time', ['channel', 'warehouse', 'zone', 'typ_days']],
  ['purchaseTime', 'tms', 'purchase_time', ['supplier', 'category', 'sku', 'lead_days']],
  ['materialArea', 'mrp', 'material_area', ['market', 'sku_group', 'main_sku', 'policy']],
  ['cutoffProductName', 'tms', 'cutoff_name', ['match', 'value', 'scope', 'action']],
] as const)(
  '[basic.md, dated tables] a next period of %s is a copy that begins on its day; the open one ends the day before',
  async (page, service, path, copied) => {
    const { rows } = await sql<{ id: number; version: number; from: LocalDate }>`
    select id, version, effective_from as "from" from ${sql.table(path)} where effective_to is null and status = 1 order by id
    limit 1`.execute(app.db);
    const { id, version, from } = rows[0]!;
    const day = addDays(from > '2026-05-20' ? from : ('2026-05-20' as LocalDate), 30);
    const run = (target: object, on: string) =>
      app.post(actionPath({ service, path }, 'nextPeriod'), { page, targets: [target], input: { effective_from: on } }, boss);
    const read = async (one: number) => (await app.get(`${recordPath({ service, path }, 'read')}?id=${one}`, boss)).data as Row;
    const before = await read(id);
    expect(await run({ id, version }, from)).toMatchObject({ reason: 'PERIOD' });
    expect(await run({ id, version }, day)).toMatchObject({ code: replyCodes.ok });
    expect(await read(id)).toMatchObject({ effective_to: addDays(day, -1) });
    const { rows: made } = await sql<{ id: number }>`select max(id) as id from ${sql.table(path)}`.execute(app.db);
    const next = await read(made[0]!.id);
    expect(next).toMatchObject({ effective_from: day });
    expect(next['effective_to'] ?? undefined).toBeUndefined();
    expect(copied.map(field => next[field])).toEqual(copied.map(field => before[field]));
  },
);
