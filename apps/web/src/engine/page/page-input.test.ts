import { ok } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { BulkActions } from '../bulk/bulk-actions.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage, sampleRows } from '../testing/sample-page.ts';
import { pageInput, restorePageInput } from './page-input.ts';

const noReport = { action: 'disable', handled: 0, able: 0, done: 0, refused: 0, reasons: [], refusedRows: [] };

const never = async (): Promise<never> => expect.unreachable();
const unasked = { start: never, report: never, confirm: never, cancel: never, retry: never, resultFile: never };

/** As it comes back from the browser's store. */
const stored = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

it('nothing typed is nothing to keep', async () => {
  const { model } = openPage(2);
  await model.openForm();
  expect(pageInput(model)).toBeUndefined();
});

it('a new record comes back as it was typed', async () => {
  const before = openPage(2).model;
  await before.openForm();
  before.form?.set('code', 'T9');
  const { model } = openPage(2);
  expect(restorePageInput(model, stored(pageInput(before)))).toBe(true);
  await expect.poll(() => model.unsaved).toBe(true);
  expect([model.form?.adding, model.form?.drafts['code'], model.unsaved]).toEqual([true, 'T9', true]);
});

it('changes come back over the version that was being edited, cleared values too', async () => {
  const { model: before, records } = openPage(2);
  const reply = await records.list({ filters: [], sort: [], limit: 2 });
  const row = reply.ok ? reply.value.rows[1]! : expect.unreachable();
  await before.openForm(row);
  before.form?.set('note', undefined);
  const { model } = openPage(2);
  expect(restorePageInput(model, stored(pageInput(before)))).toBe(true);
  await expect.poll(() => model.unsaved).toBe(true);
  expect([model.form?.row?.version, model.form?.changed]).toEqual([row.version, ['note']]);
});

it('the input of an action counts as unsaved, and comes back with its rows', () => {
  const reason = { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 40 } as const;
  const close: CustomAction = { key: 'close', title: { zh: '关闭', en: 'Close' }, on: 'one', input: { reason } };
  const page = { ...samplePage, actions: [close] };
  const before = openPage(2, { page }).model;
  before.actions.ask({ key: 'close', title: close.title, custom: close }, sampleRows(1));
  expect([before.unsaved, pageInput(before)]).toEqual([false, undefined]);
  before.actions.type('reason', 'twice');
  expect(before.unsaved).toBe(true);

  const { model } = openPage(2, { page });
  expect(restorePageInput(model, stored(pageInput(before)))).toBe(true);
  expect([model.actions.asking?.rows[0]?.id, model.actions.values, model.unsaved]).toEqual([1, { reason: 'twice' }, true]);
  model.actions.dismiss();
  expect(model.unsaved).toBe(false);
});

it('an action on many records that waits for its confirmation comes back from the server', async () => {
  const waiting = { ...noReport, taskid: 'seven', state: 'ready', rows: 5, able: 5 } as const;
  const asked: string[] = [];
  const bulk: BulkActions = {
    ...unasked,
    start: async () => ok(waiting),
    report: async taskid => (asked.push(taskid), ok(waiting)),
  };
  const before = openPage(2, { bulk }).model;
  before.startBulk({ key: 'disable', title: { zh: '停用', en: 'Disable' }, standard: 'disable' });
  await expect.poll(() => before.bulk?.step).toBe('decide');
  expect(before.unsaved).toBe(false);

  const { model } = openPage(2, { bulk });
  expect(restorePageInput(model, stored(pageInput(before)))).toBe(true);
  await expect.poll(() => model.bulk?.step).toBe('decide');
  expect([asked, model.bulkOpen, model.bulk?.action.key]).toEqual([['seven'], true, 'disable']);
});

it('what was typed into a form and into an action above it comes back together', async () => {
  const reason = { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 40 } as const;
  const close: CustomAction = { key: 'close', title: { zh: '关闭', en: 'Close' }, on: 'one', input: { reason } };
  const page = { ...samplePage, actions: [close] };
  const before = openPage(2, { page }).model;
  await before.openForm();
  before.form?.set('code', 'T9');
  before.actions.ask({ key: 'close', title: close.title, custom: close }, sampleRows(1));
  before.actions.type('reason', 'twice');
  const { model } = openPage(2, { page });
  expect(restorePageInput(model, stored(pageInput(before)))).toBe(true);
  await expect.poll(() => model.form?.dirty).toBe(true);
  expect([model.form?.drafts['code'], model.actions.values]).toEqual(['T9', { reason: 'twice' }]);
});

it('what no longer fits the page, or was broken, is left', async () => {
  const { model } = openPage(2);
  for (const kept of [undefined, null, 'x', [], {}, { form: 'x' }, { form: {} }, { action: { key: 'gone', rows: [], typed: {} } }])
    expect(restorePageInput(model, kept)).toBe(false);
  expect(restorePageInput(model, { form: { typed: { noSuchField: 1 } } })).toBe(true);
  await expect.poll(() => model.form).toBeDefined();
  expect(model.unsaved).toBe(false);
});
