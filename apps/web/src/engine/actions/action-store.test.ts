import { ok, refuse } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import type { PageRecords } from '../records/records-of.ts';
import { sampleRows, samplePage } from '../testing/sample-page.ts';
import { ActionStore } from './action-store.ts';
import type { ActionCall, PageActions } from './page-actions.ts';

const title = { zh: '下载', en: 'Download' };
const failed = refuse({ code: 'NO_FILES', message: title });

/** Presses a button that fetches a file; answers the calls that were made, and what came of it. */
async function pressed(custom: CustomAction, answers: { readonly file?: boolean; readonly count?: boolean } = {}) {
  const calls: string[] = [];
  const note = (call: string, { action, targets }: ActionCall) => calls.push(`${call} ${action} ${targets.map(({ id }) => id).join()}`);
  const actions = {
    file: async (call: ActionCall) => {
      note('file', call);
      return answers.file === false ? failed : ok({ kind: 'file', name: 'signed.pdf', content: new Blob(['signed']) });
    },
    count: async (call: ActionCall) => {
      note('count', call);
      return answers.count === false ? failed : ok(undefined);
    },
  } as unknown as PageActions;
  const changed = () => calls.push('changed');
  const newId = () => '00000000-0000-4000-8000-000000000001';
  const store = new ActionStore({
    page: samplePage,
    resource: sampleResource,
    records: {} as PageRecords,
    actions,
    newId,
    changed,
    renewed: async rows => rows,
  });
  const outcome = await store.run({ key: custom.key, title, custom, on: custom.on } as never, sampleRows(2));
  return { calls, outcome };
}

const download = { key: 'download', title, on: 'many', effect: 'file' } as const;

it('[F12] a file that is counted is reported once it has come, before the list is read again', async () => {
  const { calls, outcome } = await pressed({ ...download, countedBy: 'count_download' });
  expect(calls).toEqual(['file download 1,2', 'count count_download 1,2', 'changed']);
  expect(outcome?.file).toMatchObject({ name: 'signed.pdf' });
});

it('[F12] nothing is reported of a file that did not come, or of one that is not counted', async () => {
  expect((await pressed({ ...download, countedBy: 'count_download' }, { file: false })).calls).toEqual(['file download 1,2']);
  expect((await pressed(download)).calls).toEqual(['file download 1,2', 'changed']);
});

it('the user gets the file although it could not be counted', async () => {
  const { outcome } = await pressed({ ...download, countedBy: 'count_download' }, { count: false });
  expect(outcome).toMatchObject({ file: { name: 'signed.pdf' }, outcomes: [] });
  expect(outcome?.refusal).toBeUndefined();
});

it('goes on at once with what it changed itself, and never with what others changed', async () => {
  const sent: unknown[] = [];
  const actions = {
    post: async ({ targets }: ActionCall) => {
      sent.push(targets);
      return ok(targets.slice(0, 1).map(({ id }) => ({ id, name: String(id) })));
    },
  } as unknown as PageActions;
  const rows = sampleRows(2);
  const store = new ActionStore({
    page: samplePage,
    resource: sampleResource,
    records: {} as PageRecords,
    actions,
    newId: () => '00000000-0000-4000-8000-000000000001',
    changed: () => undefined,
    renewed: async stale => stale.map(row => ({ ...row, version: row.version + 1 })),
  });
  const approve = { key: 'approve', title, custom: { key: 'approve', title, on: 'many' } } as const;
  await store.run(approve, rows);
  await store.run(approve, rows);
  const [first, second] = rows.map(({ id, version }) => ({ id, version }));
  expect(sent).toEqual([
    [first, second],
    [{ ...first, version: first!.version + 1 }, second],
  ]);
});

it('an input that begins as the record holds what its one ticked record does, and is no change yet', () => {
  const store = new ActionStore({
    page: samplePage,
    resource: sampleResource,
    records: {} as PageRecords,
    actions: {} as PageActions,
    newId: () => '00000000-0000-4000-8000-000000000001',
    changed: () => undefined,
    renewed: async rows => rows,
  });
  const input = { note: { kind: 'text', label: title, maxLength: 60, initial: 'new' } } as const;
  const custom: CustomAction = { key: 'change', title, on: 'many', input, begins: 'asRecord' };
  const action = { key: custom.key, title, custom, on: custom.on } as never;
  const [one, other] = sampleRows(2);
  store.ask(action, [{ ...one!, note: 'held' }]);
  expect([store.values['note'], store.dirty]).toEqual(['held', false]);
  store.type('note', 'other');
  expect(store.dirty).toBe(true);
  store.ask(action, [one!, other!]);
  expect(store.values['note']).toBe('new');
});
