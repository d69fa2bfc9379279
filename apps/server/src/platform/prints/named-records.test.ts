import { unrestricted } from '@axle/permissions';
import { purchaseOrderPrint } from '@axle/pages/purchasing/order/order-print';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { registry } from '../../testing/whole-registry.ts';
import { printedRecords } from './printed-records.ts';

const { db } = await testDatabase('demoTemplate');
const { resource } = registry.resource('purchaseOrder')!;
const access = unrestricted(1);

it('a letter names to the supplier who buys and what; a label keeps to codes', async () => {
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    select o.id, s.supplier_code as code, s.name_en as name
    from purchase_order o join supplier s on s.id = o.supplier order by o.id limit 1`.execute(db);
  const { id, code, name } = rows[0]!;
  const printed = async (template: typeof purchaseOrderPrint) => {
    const caller = { registry, access, now: new Date() };
    const parts = { database: db, resource, page: 'purchaseOrder', caller, referred: registry.referred };
    const { records, lines } = await printedRecords(parts, template, [id], 'en');
    return [records[0]!['supplier'], /"sku":"[^" ]+ [^"]+"/.test(JSON.stringify(lines))];
  };
  const { namesRecords: _, ...label } = purchaseOrderPrint;
  expect([await printed(purchaseOrderPrint), await printed(label)]).toEqual([
    [`${code} ${name}`, true],
    [code, false],
  ]);
});
