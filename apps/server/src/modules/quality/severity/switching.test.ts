import { replaySwitching, type SwitchEvent } from '@axle/quality';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { stateOf } from './switch-state-row.ts';
import { judgedLots } from './testing/judged-lots.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const lots = await judgedLots(app);
/** More than any plan of a lot of 100 accepts. */
const many = 6;
const file = '00000000-0000-4000-8000-0000000000a1';
await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
  select ${file}, '8D.pdf', 9, ${'\\x00'}, 'application/pdf', id from app_user where account = 'superadmin'`.execute(app.db);

it('[Q6] [Q22] two rejected lots tighten the next plan of their class alone; another round keeps the severity of its original', async () => {
  const first = await lots.judged(many);
  expect(await lots.plan(first)).toMatchObject({ severity: 'normal' });
  expect(await lots.state()).toMatchObject({ severity: 'normal', lastLots: 'R', score: 0 });
  expect(await lots.act('decide', first, { kind: 'rework', plan: 'Polish and pack again' })).toBe('done');
  expect(await lots.act('reinspect', first, { planDate: '2026-05-28', reason: 'Polished' })).toBe('done');
  await lots.judged(many);
  expect(await lots.state()).toMatchObject({ severity: 'tightened', acceptedRun: 0, tightenedRejects: 0 });
  expect(await lots.state('major')).toMatchObject({ severity: 'normal', lastLots: 'AA' });

  const third = await lots.scheduled();
  expect(await lots.read(third)).toMatchObject({ severity: ['normal', 'tightened'] });
  expect(await lots.start(third)).toBe('done');
  expect([await lots.plan(third), await lots.plan(third, 'major')]).toMatchObject([{ severity: 'tightened' }, { severity: 'normal' }]);
  expect((await lots.plan(third)).accept).toBeLessThan((await lots.plan(first)).accept);

  const { rows } = await sql<{ id: number }>`select id from inspection where original = ${first}`.execute(app.db);
  const again = rows[0]!.id;
  await lots.act('schedule', again, { inspector: 1, planDate: '2026-06-02' }, 'outgoingInspection');
  await lots.start(again);
  expect(await lots.plan(again)).toEqual(await lots.plan(first));
  await lots.record(again, 0);
  const before = await lots.state();
  expect([await lots.act('submit', again), await lots.state()]).toEqual(['done', before]);
});

it('[Q22] a verdict that is signed twice, and at once, counts once', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from inspection where state = 'sampling' order by id desc limit 1`.execute(app.db);
  const id = rows[0]!.id;
  await lots.record(id, many);
  const before = Number((await lots.state())['tightenedRejects']);
  expect((await Promise.all([lots.act('submit', id), lots.act('submit', id)])).filter(reply => reply === 'done')).toEqual(['done']);
  expect(await lots.act('submit', id)).not.toBe('done');
  expect((await lots.state())['tightenedRejects']).toBe(before + 1);
});

it('[Q22] lots of the same goods that are judged at once wait for each other, and all count', async () => {
  const ids = [await lots.scheduled(), await lots.scheduled()];
  for (const id of ids) {
    await lots.start(id);
    await lots.record(id, many);
  }
  const before = Number((await lots.state())['tightenedRejects']);
  expect(await Promise.all(ids.map(id => lots.act('submit', id)))).toEqual(['done', 'done']);
  expect((await lots.state())['tightenedRejects']).toBe(before + 2);
});

it('[Q6] [Q23] the fifth rejected lot discontinues inspection: nothing is begun or accepted until it is resumed with reason and file', async () => {
  const waiting = await lots.scheduled();
  await lots.start(waiting);
  await lots.record(waiting, 0);
  while ((await lots.state())['severity'] === 'tightened') await lots.judged(many);
  const stopped = await lots.state();
  expect(stopped).toMatchObject({ severity: 'discontinued', score: 0 });
  const next = await lots.scheduled();
  expect([await lots.start(next), await lots.act('submit', waiting)]).toEqual(['DISCONTINUED', 'DISCONTINUED']);
  const action = { reason: 'New buffing line, three trial lots without a scratch' };
  const files = [{ id: file, name: '8D.pdf', bytes: 9 }];
  expect(await lots.press(stopped, 'resume', { files })).toBe('REQUIRED');
  expect(await lots.press(stopped, 'resume', action)).toBe('REQUIRED');
  expect(await lots.press(stopped, 'resume', { ...action, files: [{ ...files[0]!, bytes: 8 }] })).toBe('FILE_UNKNOWN');
  expect(await lots.press(stopped, 'resume', { ...action, files })).toBe('done');
  expect(await lots.state()).toMatchObject({ severity: 'tightened', tightenedRejects: 0 });
  expect([await lots.act('submit', waiting), await lots.start(next)]).toEqual(['done', 'done']);
});

it('[Q6] [Q24] reduced inspection begins at a score of 30 by approval alone, and ends by decision', async () => {
  const major = await lots.state('major');
  expect(await lots.press(major, 'approveReduced', { steadyProduction: true, reason: 'Early' })).toBe('SCORE_LOW');
  while (Number((await lots.state('major'))['score']) < 30) await lots.judged(0);
  const offered = await lots.state('major');
  expect(offered).toMatchObject({ severity: 'normal' });
  const { rows: listed } = (
    await app.post(
      recordPath({ service: 'nova', path: 'switch_state' }, 'list'),
      { page: 'switching', filters: [{ field: 'score', op: 'gte', value: 30 }], sort: [], limit: 50 },
      lots.boss,
    )
  ).data as { rows: readonly { id: number }[] };
  expect(listed.map(({ id }) => id)).toContain(offered.id);
  expect(await lots.press(offered, 'approveReduced', { steadyProduction: false, reason: 'Stable' })).toBe('NOT_STEADY');
  expect(await lots.press(offered, 'toNormal', { reason: 'No' })).not.toBe('done');
  expect(await lots.press(offered, 'approveReduced', { steadyProduction: true, reason: 'Stable since March' })).toBe('done');
  expect(await lots.state('major')).toMatchObject({ severity: 'reduced', score: 0 });
  const next = await lots.scheduled();
  await lots.start(next);
  expect(await lots.plan(next, 'major')).toMatchObject({ severity: 'reduced' });
  expect(await lots.press(await lots.state('major'), 'toNormal', { reason: 'Line was moved' })).toBe('done');
  expect(await lots.state('major')).toMatchObject({ severity: 'normal', score: 0 });
});

it('[Q6] the history of every state, replayed, gives the state that is kept', async () => {
  const { rows: states } = await sql<Record<string, unknown> & { id: number }>`
    select id, severity, score, last_lots as "lastLots", accepted_run as "acceptedRun", tightened_rejects as "tightenedRejects"
    from switch_state order by id`.execute(app.db);
  const { rows: entries } = await sql<{ of: number; why: string; accept: number; found: number; tighter: number | null }>`
    select switch_state as "of", why, accept, found, tighter_accept as tighter from switch_event order by id`.execute(app.db);
  const approvals = { approvedReduced: 'approveReduced', endedReduced: 'toNormal', resumed: 'resume' } as const;
  const events = Map.groupBy(entries, ({ of }) => of);
  expect(states.length).toBeGreaterThan(2);
  for (const state of states) {
    const replayed = events
      .get(state.id)!
      .map(({ why, accept, found, tighter }): SwitchEvent =>
        why in approvals
          ? { approval: approvals[why as keyof typeof approvals] }
          : { lot: { round: 1, isAccepted: found <= accept, accept, found, tighterAccept: tighter ?? undefined } },
      );
    expect(replaySwitching(replayed)).toEqual(stateOf(state));
  }
  await expect(sql`update switch_event set score = 0`.execute(app.db)).rejects.toThrow('only ever added');
});
