import { recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const at = { service: 'tms', path: 'first_leg_rule' };
const page = 'logisticsChannelAuto';
const replay = async (actor = boss) => app.post(recordPath(at, 'work'), { page, tool: 'replay', input: { orders: 1000 } }, actor);

it('[RT8] runs the latest plans over the version in force and over the draft, destination by destination', async () => {
  const same = (await replay()).data as Readonly<Record<string, unknown>>;
  expect(same).toMatchObject({ changed: 0, lines: [] });
  expect(Number(same['orders'])).toBeGreaterThan(0);
  const hits = same['hits'] as readonly { readonly name: string; readonly hits: number }[];
  expect(hits.reduce((sum, one) => sum + one.hits, 0)).toBe(same['orders']);
  const listed = await app.post(recordPath(at, 'list'), { page, filters: [], sort: [{ field: 'seq' }], limit: 50 }, boss);
  const rules = (listed.data as { rows: readonly { id: number; version: number; name: string; shipping: number }[] }).rows;
  const met = rules.find(({ name }) => (hits.find(one => one.name === name)?.hits ?? 0) > 0)!;
  const other = rules.find(({ shipping }) => shipping !== met.shipping)!;
  const values = { shipping: other.shipping, fallback: null, cost_cap_usd_per_kg: null };
  expect(await app.post(recordPath(at, 'update'), { page, id: met.id, version: met.version, values }, boss)).toMatchObject({
    code: replyCodes.ok,
  });
  const now = (await replay()).data as { changed: number; lines: readonly { order: string; was: unknown; becomes: unknown }[] };
  expect(now.changed).toBeGreaterThan(0);
  expect(now.lines).toHaveLength(now.changed);
  expect(now.lines.every(({ was, becomes }) => was !== becomes)).toBe(true);
});
