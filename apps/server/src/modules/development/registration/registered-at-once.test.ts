import type { Text } from '@axle/kernel';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [editor, approver] = [await as('catalogeditor'), await as('catalogapprover')];
const registrations = { service: 'item', path: 'new_product_registration' };
const page = 'newProductRegistration';
const oe = '16100-09999';

const read = async (id: number) => (await app.get(`${recordPath(registrations, 'read')}?id=${id}`, approver)).data as Row;
const step = async (id: number, action: string, who = approver) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(registrations, action), { page, targets: [{ id, version }], input: {} }, who);
  const refusal = (reply.data as readonly { refusal?: { code: string; message: Text } }[] | undefined)?.[0]?.refusal;
  return refusal ? `${refusal.code} ${refusal.message.en}` : (reply.reason ?? 'done');
};

/** The two drafts that lack nothing but their images, both of one part: its OE number, spelled in two ways, its brand and position. */
async function ofOnePart(): Promise<readonly number[]> {
  const images = [0, 1, 2].map(at => ({ id: `00000000-0000-4000-8000-00000000004${at}`, name: `${at}.png`, bytes: 9, purpose: 'main' }));
  const { rows } = await sql<Row & { readonly brand: number }>`
    update new_product_registration r set images = ${JSON.stringify(images)}::json from category c
    where c.id = r.category and c.code in ('COL-WP', 'ENG-FIL-OIL') and r.state = 'draft'
    returning r.id, r.version, r.brand`.execute(app.db);
  for (const [at, { id }] of rows.entries()) {
    const { version } = await read(id);
    const values = { oeNumbers: [at === 0 ? oe : oe.replace('-', ' ').toLowerCase()], position: 'front', brand: rows[0]!.brand };
    expect((await app.post(recordPath(registrations, 'update'), { page, id, version, values }, editor)).reason).toBeUndefined();
  }
  return rows.map(({ id }) => id);
}

it('[N5a] of two registrations of one OE number, position and brand that are approved at the same moment one becomes a SKU', async () => {
  const ids = await ofOnePart();
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(await step(id, 'submit', editor)).toBe('done');
  const said = await Promise.all(ids.map(id => step(id, 'approve')));
  const { rows: skus } = await sql<{ sku: string }>`select sku from sku where oe_numbers[1] ilike '16100_09999'`.execute(app.db);
  expect(skus).toHaveLength(1);
  expect(said.toSorted()).toEqual([
    `DUPLICATE_SKU Approved, but the SKU could not be created: A live SKU of the same OE number, position and brand exists: ${skus[0]!.sku}`,
    'done',
  ]);
  // the one that was refused says of which SKU it is, and stays approved
  const [refused] = (await Promise.all(ids.map(read))).filter(({ state }) => state !== 'created');
  expect(refused).toMatchObject({ state: 'approved' });
  expect(await step(refused!.id, 'create')).toContain(skus[0]!.sku);
});
