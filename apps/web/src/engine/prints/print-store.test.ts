import { ok, type Result } from '@axle/kernel';
import type { PrintAction } from '@axle/page-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileReply } from '../../gateways/main-client.ts';
import { settle } from '../../testing/settle.ts';
import { PrintStore } from './print-store.ts';
import type { PrintRequest } from './prints.ts';

const title = { zh: '标签', en: 'Label' };
const action = {
  key: 'print',
  title,
  prints: [
    { key: 'small', title },
    { key: 'large', title },
  ],
} as unknown as PrintAction;

beforeEach(() => {
  // the browser of these tests has no addresses for bytes: an address is what the bytes were asked by
  let count = 0;
  vi.stubGlobal('URL', { createObjectURL: () => `shown ${(count += 1)}`, revokeObjectURL: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

/** A store over a printer whose answers the test releases. */
function bench() {
  const calls: { readonly template: string; answer(): Promise<void> }[] = [];
  const call = ({ template }: PrintRequest) =>
    new Promise<Result<FileReply>>(give => {
      const answer = () => {
        give(ok({ kind: 'file', name: `${template}.pdf`, content: new Blob([template]) }));
        return settle();
      };
      calls.push({ template, answer });
    });
  const check = ({ template }: PrintRequest) =>
    Promise.resolve(ok({ missing: template === 'large' ? [{ text: 'Karoq \u{F0000}', letters: '\u{F0000}' }] : [] }));
  return { calls, store: new PrintStore('stock', action, [1], { check, preview: call, run: call }) };
}

it('the template chosen last is looked at, also where another one is still being drawn', async () => {
  const { calls, store } = bench();
  void store.preview();
  void store.choose('large');
  expect(calls.map(({ template }) => template)).toEqual(['small', 'large']);
  await calls[1]!.answer();
  expect([store.shown, store.busy]).toEqual(['shown 1', false]);
  await calls[0]!.answer();
  expect(store.shown).toBe('shown 1');
});

it('nothing is shown once it was closed', async () => {
  const { calls, store } = bench();
  void store.preview();
  store.close();
  await calls[0]!.answer();
  expect(store.shown).toBeUndefined();
});

it('a print is handed over; it is shown unless another template was chosen in the meantime', async () => {
  const { calls, store } = bench();
  const file = store.run();
  expect(await store.run()).toBeUndefined();
  void store.choose('large');
  await calls[0]!.answer();
  expect([(await file)?.name, store.shown]).toEqual(['small.pdf', undefined]);
});

it('what cannot be printed is named with the preview of the template that is chosen', async () => {
  const { calls, store } = bench();
  void store.choose('large');
  await calls[0]!.answer();
  expect(store.missing).toEqual([{ text: 'Karoq \u{F0000}', letters: '\u{F0000}' }]);
  void store.choose('small');
  await calls[1]!.answer();
  expect(store.missing).toEqual([]);
});
