import { ok, text } from '@axle/kernel';
import { expect, it } from 'vitest';
import type { References } from '../../references/references.ts';
import type { Session } from '../../../shell/session/session.ts';
import { namedSuggestions } from './named-suggestions.ts';

const suppliers = [
  { id: 1, code: 'S1001', name: text('宁波制动', 'Ningbo Brakes') },
  { id: 2, code: 'S1002', name: text('宁海灯具', 'Ninghai Lamps') },
];
const references = {
  find: async (_entity: string, typed: string) => ok({ rows: suppliers.filter(({ name }) => name.zh.includes(typed)) }),
} as unknown as References;
const session = { say: ({ en }: { readonly en: string }) => en } as unknown as Session;
const asked = (typed: string) => {
  const occurring = async () => (typed === '宁' ? [{ text: 'S1001', count: 4 }] : []);
  return namedSuggestions(occurring, references, session, 'supplier')(typed, new AbortController().signal);
};

it('codes are found by the names of their records, those of the list first', async () => {
  expect(await asked('宁')).toEqual([
    { text: 'S1001', count: 4, note: 'Ningbo Brakes' },
    { text: 'S1002', note: 'Ninghai Lamps' },
  ]);
  expect(await asked('灯')).toEqual([{ text: 'S1002', note: 'Ninghai Lamps' }]);
  expect(await asked('')).toEqual([]);
});
