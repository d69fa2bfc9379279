import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { transitionCalls } from '../../../platform/resources/states/transition-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const demo = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...transitionCalls({ database: db, registry }),
]);
const bom = demo.registry.resource('bom')!.resource;
const [boss, auditor] = [await demo.signIn('superadmin'), await demo.signIn('auditor')];
const call = (name: string, body: object, signature = boss) => demo.post(actionPath(bom, name), body, { signature });
const add = async (parent: string, children: readonly string[], more: object = {}) => {
  const lines = children.map(child => ({ child, quantity: '1' }));
  const reply = await demo.post(
    recordPath(bom, 'add'),
    { values: { parent, bomVersion: 1, effectiveFrom: '2026-05-20', lines, ...more } },
    { signature: boss },
  );
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return reply.data as { readonly id: number; readonly version: number };
};
const read = async (id: number) =>
  (await demo.get(`${recordPath(bom, 'read')}?id=${id}`, { signature: boss })).data as Record<string, unknown>;
const activate = async ({ id, version }: { id: number; version: number }, more: object = {}) => {
  const reply = await call('activate', { targets: [{ id, version }], ...more });
  return (
    reply.data as readonly { readonly refusal?: { readonly code: string; readonly message: { readonly zh: string } } }[] | undefined
  )?.[0]?.refusal;
};

beforeEach(async () => {
  await sql`truncate bom, bom_lines, done_call cascade`.execute(demo.db);
  await sql`delete from sku where sku like 'T-%'`.execute(demo.db);
  for (const code of ['T-KIT', 'T-SUB', 'T-TOP']) await makeSku(code, 'kit');
  for (const code of ['T-A', 'T-B']) await makeSku(code, 'single');
});

/** A part as a copy of one of the demo's. */
async function makeSku(code: string, kind: string): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'sku' and column_name not in ('id', 'sku', 'kind', 'sales_status', 'gtin') and is_generated = 'NEVER'`.execute(
    demo.db,
  );
  const names = sql.raw(rows[0]!.names);
  await sql`insert into sku (sku, kind, sales_status, ${names}) select ${code}, ${kind}, 'onSale', ${names} from sku limit 1`.execute(
    demo.db,
  );
}

describe('a BOM', () => {
  it('begins as a draft, is changed and deleted only as one, and takes no state by hand', async () => {
    const draft = await add('T-KIT', ['T-A'], { state: 'active' });
    expect((await read(draft.id))['state']).toBe('draft');
    expect(await activate(draft)).toBeUndefined();
    const reply = await demo.post(recordPath(bom, 'update'), { id: draft.id, version: 2, values: { note: 'x' } }, { signature: boss });
    expect(reply.reason).toBe('STATE');
    const gone = await demo.post(recordPath(bom, 'del'), { targets: [{ id: draft.id, version: 2 }] }, { signature: boss });
    expect(gone.data).toMatchObject([{ refusal: { code: 'STATE' } }]);
  });

  it('refuses codes that no SKU has, and names the line of each', async () => {
    const values = {
      parent: 'T-KIT',
      bomVersion: 1,
      effectiveFrom: '2026-05-20',
      lines: ['T-A', 'T-NONE'].map(child => ({ child, quantity: '1' })),
    };
    const reply = await demo.post(recordPath(bom, 'add'), { values }, { signature: boss });
    expect(JSON.stringify(reply)).toMatch(/UNKNOWN_SKU.*lines\.1\.child|lines\.1\.child.*UNKNOWN_SKU/);
  });

  it('whose SKUs are gone is not put in force; they are all named', async () => {
    for (const code of ['T-NONE', 'T-GONE']) await makeSku(code, 'single');
    const draft = await add('T-KIT', ['T-A', 'T-NONE', 'T-GONE']);
    await sql`delete from sku where sku in ('T-NONE', 'T-GONE')`.execute(demo.db);
    expect((await activate(draft))?.message.zh).toBe('以下编码没有对应的SKU：T-NONE、T-GONE');
    expect((await read(draft.id))['state']).toBe('draft');
  });

  it('that would contain itself is refused with the way', async () => {
    expect(await activate(await add('T-KIT', ['T-SUB']))).toBeUndefined();
    expect(await activate(await add('T-SUB', ['T-TOP']))).toBeUndefined();
    expect((await activate(await add('T-TOP', ['T-A', 'T-KIT'])))?.message.zh).toBe('BOM 循环引用：T-TOP → T-KIT → T-SUB → T-TOP');
    const itself = await demo.post(
      recordPath(bom, 'add'),
      { values: { parent: 'T-KIT', bomVersion: 9, effectiveFrom: '2026-05-20', lines: [{ child: 'T-KIT', quantity: '1' }] } },
      { signature: boss },
    );
    expect(JSON.stringify(itself)).toContain('T-KIT → T-KIT');
  });

  it('two that close a circle at the same moment are never both in force', async () => {
    const [one, other] = [await add('T-KIT', ['T-SUB']), await add('T-SUB', ['T-KIT'])];
    const refusals = await Promise.all([activate(one), activate(other)]);
    expect(refusals.flatMap(refusal => refusal?.code ?? [])).toEqual(['CYCLE']);
  });

  it('ends the version before it on the day before it begins; one without a day left is retired', async () => {
    const first = await add('T-KIT', ['T-A']);
    await activate(first);
    await activate(await add('T-KIT', ['T-B'], { bomVersion: 2, effectiveFrom: '2026-06-01' }));
    expect(await read(first.id)).toMatchObject({ state: 'active', effective_to: '2026-05-31' });
    await activate(await add('T-KIT', ['T-B'], { bomVersion: 3 }));
    expect(await read(first.id)).toMatchObject({ state: 'retired' });
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from bom a join bom b on a.parent = b.parent and a.id < b.id and a.state = 'active' and b.state = 'active'
        and daterange(a.effective_from, a.effective_to, '[]') && daterange(b.effective_from, b.effective_to, '[]')`.execute(demo.db);
    expect(rows[0]?.count).toBe(0);
  });

  it('is copied as the next version with its components', async () => {
    const { id, version } = await add('T-KIT', ['T-A', 'T-B']);
    expect(await call('newVersion', { targets: [{ id, version }] })).toMatchObject({ code: replyCodes.ok });
    expect(await read(id + 1)).toMatchObject({ bom_version: 2, state: 'draft', lines: [{ child: 'T-A' }, { child: 'T-B' }] });
  });
});

describe('a change of state', () => {
  it('by a double click or a repeated call happens once, and answers the same', async () => {
    const { id, version } = await add('T-KIT', ['T-A']);
    const body = { targets: [{ id, version }], key: '0b9a4a52-5b1e-4d37-9c0a-000000000009' };
    const replies = await Promise.all([call('activate', body), call('activate', body), call('activate', body)]);
    expect(new Set(replies.map(reply => JSON.stringify(reply.data))).size).toBe(1);
    expect(replies[0]!.data).toMatchObject([{ id }]);
    expect(JSON.stringify(replies[0]!.data)).not.toContain('refusal');
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from audit_log where entity = 'bom' and action = 'state' and record_id = ${id}`.execute(demo.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('of many records answers for each', async () => {
    await makeSku('T-NONE', 'single');
    const [draft, broken] = [await add('T-KIT', ['T-A']), await add('T-SUB', ['T-NONE'])];
    await sql`delete from sku where sku = 'T-NONE'`.execute(demo.db);
    const reply = await call('activate', { targets: [draft, broken].map(({ id, version }) => ({ id, version })) });
    expect((reply.data as readonly { refusal?: unknown }[]).map(one => one.refusal === undefined)).toEqual([true, false]);
  });

  it('is refused with the roles that may, and so it says beforehand', async () => {
    const { id, version } = await add('T-KIT', ['T-A']);
    const refused = await call('activate', { targets: [{ id, version }] }, auditor);
    expect(refused.code).toBe(replyCodes.forbidden);
    const { data } = await demo.get(`${recordPath(bom, 'transitions')}?id=${id}`, { signature: auditor });
    expect(data).toMatchObject([{ key: 'activate', refusals: [{ code: 'FORBIDDEN' }] }]);
    expect(JSON.stringify(refused)).toContain('权限');
    const own = await demo.get(`${recordPath(bom, 'transitions')}?id=${id}`, { signature: boss });
    expect(own.data).toMatchObject([{ key: 'activate', refusals: [] }]);
  });
});
