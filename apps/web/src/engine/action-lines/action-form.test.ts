import type { LocalDate, Refusal } from '@axle/kernel';
import { defineResource, type RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { ActionForm, type ActionFormParts } from './action-form.ts';

const label = { zh: '数量', en: 'Qty' };
const resource = defineResource({ entity: 'order', label, service: 'item', nameFields: [], fields: {} });
const input = {
  lines: {
    kind: 'lines',
    label,
    by: ['line'],
    most: 9,
    fixed: true,
    fields: {
      line: { kind: 'integer', label, required: true, immutable: true, min: 1, max: 9 },
      before: { kind: 'integer', label, readOnly: true, min: 0, max: 99 },
      qty: { kind: 'integer', label, min: 0, max: 99 },
    },
  },
} as const;

function opened(qty: unknown) {
  const held = { values: { lines: [{ line: 1, before: 5, qty }] } as Record<string, unknown>, latest: undefined as unknown };
  const actions = {
    get values() {
      return held.values;
    },
    get latest() {
      return held.latest;
    },
    running: undefined,
    type: (name: string, value: unknown) => void (held.values = { ...held.values, [name]: value }),
  } as unknown as ActionFormParts['actions'];
  const action = { key: 'change', title: label, custom: { key: 'change', title: label, on: 'one', input } } as ActionFormParts['action'];
  const rows = [{ id: 1, version: 1, currency: 'CNY' } as unknown as RecordRow];
  const form = new ActionForm({ actions, action, resource, rows, today: () => '2026-05-20' as LocalDate });
  return { form, answer: (refusal: Refusal & { fields?: readonly Refusal[] }) => void (held.latest = { refusal }) };
}

it('writes what is asked for alone: not the line that is given, nor how it stands', () => {
  const { form } = opened(7);
  expect(['line', 'before', 'qty'].map(column => form.access(`lines.${column}`).write)).toEqual([false, false, true]);
  expect(form.drafts).toMatchObject({ currency: 'CNY', lines: [{ qty: 7 }] });
});

it('is sent unless a cell cannot be read, which it says then', () => {
  expect(opened(7).form.send()).toBe(true);
  const { form } = opened(100);
  expect(form.send()).toBe(false);
  expect([...form.refusals.keys()]).toEqual(['lines.0.qty']);
});

it('shows what the server refused at its cells, as long as what was sent stands there', () => {
  const { form, answer } = opened(7);
  form.send();
  const at = (field: string): Refusal => ({ code: 'BELOW_DONE', field, message: label });
  answer({ ...at('lines.0.qty'), fields: [at('lines.0.qty')] });
  expect([...form.answered.keys()]).toEqual(['lines.0.qty']);
  form.set('lines', [{ line: 1, before: 5, qty: 8 }]);
  expect(form.answered.size).toBe(0);
});
