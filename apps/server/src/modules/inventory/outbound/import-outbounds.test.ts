import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('todayTemplate');
const { db } = database;
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);
const importer = importUser(boss, 'wms_logout_stock');

/** Where an order of the demonstration goes, and how. */
const [way] = (
  await sql<{ warehouse: string; channel: string; country: string }>`
    select w.code as warehouse, c.code as channel, k.iso2 as country from outbound o join warehouse w on w.id = o.warehouse
    join logistics_channel c on c.id = o.channel join country k on k.id = o.country where o.out_type = 'sale' order by o.id
    limit 1`.execute(db)
).rows;
const [first, second] = (
  await sql<{ sku: string }>`select sku from sku where sales_status = 'onSale' order by sku limit 2`.execute(db)
).rows.map(({ sku }) => sku);
const head = 'outType,sourceNo,warehouse,sku,qty,channel,receiver,country,postcode\n';
const row = (sourceNo: string, sku = '', qty: number | string = 1) =>
  `sale,${sourceNo},${way!.warehouse},${sku},${qty},${way!.channel},J. Miller,${way!.country},90248\n`;
const orders = async (...sources: readonly string[]) =>
  (
    await sql<{ line: string }>`
      select concat_ws(' ', o.out_type, o.source_no, w.code, s.sku, l.qty, c.code, o.receiver, k.iso2, o.postcode) as line
      from outbound o join outbound_lines l on l.record_id = o.id join sku s on s.id = l.sku join warehouse w on w.id = o.warehouse
      join logistics_channel c on c.id = o.channel join country k on k.id = o.country
      where o.source_no = any(${sources}::text[]) order by o.source_no, l.line_no`.execute(db)
  ).rows.map(({ line }) => line);
const stored = (sourceNo: string, sku = '', qty = 1) =>
  ['sale', sourceNo, way!.warehouse, sku, qty, way!.channel, 'J. Miller', way!.country, '90248'].join(' ');

/** Another of our warehouses in the same country. */
const otherWarehouse = (): string => (way!.warehouse === 'US-W' ? 'US-E' : 'US-W');

describe('outbound orders of a file', () => {
  it('are made of its rows by outType, sourceNo and sku; of a bad row nothing of its sourceNo is created', async () => {
    const content = `${head}${row('SO-90001', first, 2)}${row('SO-90002', first)}${row('SO-90001', second, 3)}${row('SO-90002', 'NO-SUCH-SKU')}${row('SO-90003', first, 0)}${row('SO-90004', first)}${row('SO-90004', first, 2)}`;
    const task = await importer.checked(content);
    expect(task).toMatchObject({ state: 'has_errors', new_rows: 2, bad_rows: 5 });
    const errors = await importer.errors(task);
    expect([...new Set(errors.map(error => error.row))]).toEqual([3, 5, 6, 7, 8]);
    expect(errors.filter(error => [5, 6].includes(error.row)).map(error => error.column)).toEqual(['items.sku', 'items.qty']);
    expect(await importer.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 2, bad_rows: 5 });
    expect(await orders('SO-90001', 'SO-90002', 'SO-90003', 'SO-90004')).toEqual([
      stored('SO-90001', first, 2),
      stored('SO-90001', second, 3),
    ]);
    expect(server.warnings).toEqual([]);
  });

  it('are known again by their key: the same file changes nothing', async () => {
    const content = `${head}${row('SO-90011', first, 2)}${row('SO-90011', second)}`;
    await importer.confirmed(await importer.checked(content));
    expect(await importer.checked(content)).toMatchObject({ new_rows: 0, changed_rows: 0, same_rows: 2, bad_rows: 0 });
    expect(await orders('SO-90011')).toEqual([stored('SO-90011', first, 2), stored('SO-90011', second)]);
  });

  it('of a source that is split over two warehouses are one order of each warehouse; a bad row of one keeps both from being created', async () => {
    const there = otherWarehouse();
    const at = (line: string, warehouse: string) => line.replace(`,${way!.warehouse},`, `,${warehouse},`);
    const split = (sourceNo: string, qty: number | string) => `${row(sourceNo, first, 2)}${at(row(sourceNo, second, qty), there)}`;
    const task = await importer.checked(`${head}${split('SO-90021', 3)}${split('SO-90022', 0)}${row('SO-90023', first)}`);
    expect(task).toMatchObject({ state: 'has_errors', new_rows: 3, bad_rows: 2 });
    expect((await importer.errors(task)).map(error => [error.row, error.column])).toEqual([
      [4, ''],
      [5, 'items.qty'],
    ]);
    expect(await importer.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 3, bad_rows: 2 });
    const inThere = (sourceNo: string, sku = '', qty = 1) => stored(sourceNo, sku, qty).replace(` ${way!.warehouse} `, ` ${there} `);
    expect((await orders('SO-90021', 'SO-90022')).toSorted()).toEqual(
      [stored('SO-90021', first, 2), inThere('SO-90021', second, 3)].toSorted(),
    );
    expect(await orders('SO-90023')).toEqual([stored('SO-90023', first)]);
  });

  it('of a split source are refused together where one of them alone is against a rule', async () => {
    const there = otherWarehouse();
    // an order that is there already keeps its lines: changing it is refused when it is written, not when the row is read
    const content = `${head}${row('SO-90031', first, 2)}`;
    await importer.confirmed(await importer.checked(content));
    const task = await importer.checked(
      `${head}${row('SO-90031', first, 5)}${row('SO-90031', second, 1).replace(`,${way!.warehouse},`, `,${there},`)}`,
    );
    expect(task).toMatchObject({ new_rows: 0, bad_rows: 2 });
    await importer.confirmed(task);
    expect(await orders('SO-90031')).toEqual([stored('SO-90031', first, 2)]);
  });
});
