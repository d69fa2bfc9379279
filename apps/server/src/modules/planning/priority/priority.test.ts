import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { returnPriorities } from './return-priorities.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const planner = { signature: await app.signIn('planner'), language: 'en' };
const priorities = { service: 'mrp', path: 'sku_priority' };
const rows = () => app.db.selectFrom('sku_priority').selectAll().orderBy('revenue', 'desc').orderBy('sku').execute();
const inUs = async () => (await rows()).filter(({ name }) => name.startsWith('US '));
type Row = Awaited<ReturnType<typeof rows>>[number];
const run = (key: string, targets: readonly Row[], input: object = {}) =>
  app.post(
    actionPath(priorities, key),
    { page: 'skuPriority', targets: targets.map(({ id, version }) => ({ id, version })), input },
    planner,
  );
const set = (targets: readonly Row[], manual: string, until = '2026-06-30') =>
  run('setManual', targets, { manual, reason: 'Promotion', until });

it('[B15, P5] every SKU that sold in a market has its classes and a suggestion, and S is at most a tenth', async () => {
  const us = await inUs();
  expect(us.length).toBeGreaterThan(100);
  expect(us[0]).toMatchObject({ abc: 'A' });
  expect(new Set(us.map(({ abc }) => abc))).toEqual(new Set(['A', 'B', 'C']));
  expect(new Set(us.map(({ xyz }) => xyz))).toEqual(new Set(['X', 'Y', 'Z']));
  expect(us.every(({ suggested, priority }) => suggested === priority)).toBe(true);
  expect(us.filter(({ priority }) => priority === 'S').length).toBeLessThanOrEqual(us.length / 10);
  const shares = us.filter(({ abc }) => abc === 'A').map(({ cumulative }) => Number(cumulative));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

it('[P5] a manual priority needs its reason and an end within 180 days; S is refused where it is full', async () => {
  const us = await inUs();
  const low = us.filter(({ priority }) => priority === 'D').slice(0, 3);
  expect(await set(low.slice(0, 1), 'A', '2026-12-31')).toMatchObject({ data: [{ refusal: { code: 'UNTIL' } }] });
  expect(await set(low.slice(0, 1), 'A')).toMatchObject({ data: [{ name: low[0]!.name }] });
  const [changed] = (await rows()).filter(({ id }) => id === low[0]!.id);
  expect(changed).toMatchObject({ suggested: 'D', manual: 'A', priority: 'A', rank: 2, differs: true });
  const full = await set(us.filter(({ priority }) => priority !== 'S').slice(-40), 'S');
  expect((full.data as readonly { refusal?: { code: string } }[]).some(({ refusal }) => refusal?.code === 'S_LIMIT')).toBe(true);
  const after = await inUs();
  expect(after.filter(({ priority }) => priority === 'S').length).toBeLessThanOrEqual(after.length / 10);
});

it('[P5] manual S until yesterday shows the suggestion today', async () => {
  const [leader] = await inUs();
  expect(await set([leader!], 'C', '2026-05-20')).toMatchObject({ code: replyCodes.ok });
  expect(await returnPriorities(app.db, registry, new Date('2026-05-20T15:59:59Z'))).toBe(0);
  expect(await returnPriorities(app.db, registry, new Date('2026-05-20T16:00:00Z'))).toBe(1);
  const [back] = (await rows()).filter(({ id }) => id === leader!.id);
  expect(back).toMatchObject({ manual: null, reason: null, until: null, priority: leader!.suggested, differs: false });
});

it('what was set by hand stays when all is computed again, and goes back to the suggestion when it is cleared', async () => {
  const [held] = (await rows()).filter(({ manual }) => manual === 'A');
  expect(await run('compute', [])).toMatchObject({ code: replyCodes.ok });
  const [same] = (await rows()).filter(({ id }) => id === held!.id);
  expect(same).toMatchObject({ manual: 'A', priority: 'A' });
  expect(await run('clearManual', [same!])).toMatchObject({ data: [{ name: held!.name }] });
  expect((await rows()).find(({ id }) => id === held!.id)).toMatchObject({ manual: null, priority: same!.suggested });
  const auditor = { signature: await app.signIn('auditor'), language: 'en' };
  expect(await app.post(actionPath(priorities, 'compute'), { page: 'skuPriority', targets: [] }, auditor)).toMatchObject({
    code: replyCodes.forbidden,
  });
  expect(await app.post(recordPath(priorities, 'count'), { page: 'skuPriority', filters: [] }, auditor)).toMatchObject({
    code: replyCodes.ok,
  });
});
