import { ok } from '@axle/kernel';
import { sampleResource } from '@axle/page-kit/testing';
import type { BulkReport } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';
import type { BulkActions } from './bulk-actions.ts';
import { BulkStore } from './bulk-store.ts';

const action: ToolbarAction = { key: 'disable', standard: 'disable', title: { zh: '停用', en: 'Disable' } };
const report = (given: Partial<BulkReport>): BulkReport => ({
  taskid: 't',
  action: 'disable',
  state: 'waiting',
  rows: 10,
  handled: 0,
  able: 0,
  done: 0,
  refused: 0,
  reasons: [],
  refusedRows: [],
  ...given,
});
const call = { resource: sampleResource, page: 'sampleThing', action: 'disable', input: {}, chosen: { targets: [{ id: 1, version: 1 }] } };

/** A server that answers one report after the other. */
function over(...reports: readonly Partial<BulkReport>[]) {
  const left = [...reports];
  const asked: string[] = [];
  let ends = 0;
  const answer = (name: string) => async () => {
    asked.push(name);
    return ok(report(left.shift() ?? {}));
  };
  const bulk: BulkActions = {
    start: answer('start'),
    report: answer('report'),
    confirm: answer('confirm'),
    cancel: answer('cancel'),
    retry: answer('retry'),
    resultFile: answer('resultFile'),
  };
  const store = new BulkStore(
    action,
    bulk,
    () => void ends++,
    async () => undefined,
  );
  return { store, asked, ends: () => ends };
}

describe('an action on many records', () => {
  it('is followed through its check until the user decides', async () => {
    const { store, asked, ends } = over({ state: 'checking', handled: 4 }, { state: 'ready', able: 8, refused: 2 });
    await store.start(call);
    expect([store.step, store.report?.able, store.report?.refused, asked, ends()]).toEqual(['decide', 8, 2, ['start', 'report'], 0]);
  });

  it('runs when confirmed, shows its progress, and reports its end once', async () => {
    const { store, ends } = over(
      { state: 'ready', able: 8 },
      { state: 'running', handled: 3, able: 5, done: 3 },
      { state: 'partial', done: 7, refused: 3 },
    );
    await store.start(call);
    await store.confirm();
    expect([store.step, store.report?.done, ends()]).toEqual(['ended', 7, 1]);
  });

  it('tries the refused again as a new check', async () => {
    const { store, asked } = over({ state: 'partial', done: 7, refused: 3 }, { state: 'ready', rows: 3, able: 3 });
    await store.start(call);
    await store.retry();
    expect([store.step, store.report?.rows, asked]).toEqual(['decide', 3, ['start', 'retry']]);
  });

  it('is never confirmed before its check has ended', async () => {
    const { store, asked } = over({ state: 'cancelled' });
    await store.start(call);
    await store.confirm();
    expect(asked).toEqual(['start']);
  });
});
