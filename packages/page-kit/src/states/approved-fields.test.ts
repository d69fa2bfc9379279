import { expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { approvedFields } from './approved-fields.ts';
import type { Transition } from './state-machine.ts';

const words = { zh: '字', en: 'Word' };
const text = (more: object = {}) => ({ kind: 'text', label: words, maxLength: 9, ...more }) as const;

const letter = (stop: Partial<Transition>) =>
  defineResource({
    entity: 'letter',
    label: words,
    service: 'item',
    nameFields: [],
    fields: { state: text(), price: text({ approval: true }), endReason: text(), note: text() },
    states: {
      field: 'state',
      initial: 'a',
      final: [],
      transitions: [
        { key: 'end', title: words, from: ['a'], to: 'b', input: { endReason: text() } },
        { key: 'again', title: words, from: ['b'], to: 'a', ...stop },
      ],
    },
  });

it('[ST3] a second person approves the fields that say so; where a transition waits for one, also the state and what transitions write', () => {
  expect(approvedFields(letter({}))).toEqual(['price']);
  expect(approvedFields(letter({ approval: true }))).toEqual(['state', 'price', 'endReason']);
});
