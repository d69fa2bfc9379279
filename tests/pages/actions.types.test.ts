import { definePage, inputOf, posted, printsOf } from '@axle/page-kit';
import { expect, it } from 'vitest';

const words = { zh: '盒', en: 'Box' };
const page = { key: 'box', title: words, help: { why: words }, view: 'home' } as const;
const action = { key: 'act', title: words, on: 'one' } as const;
const label = { key: 'label', title: words, version: 1, sheet: { width: 50, height: 30 }, per: 'record', elements: [] } as const;
const input = { why: { kind: 'text', label: words, maxLength: 9 } } as const;

it('what an action has follows from its effect', () => {
  const { actions } = definePage({
    ...page,
    actions: [
      { ...action, key: 'fold', input, confirm: words },
      { ...action, key: 'print', effect: 'print', prints: [label] },
      { ...action, key: 'fetch', effect: 'file' },
    ],
  });
  expect(actions.map(one => posted(one)?.key)).toEqual(['fold', undefined, undefined]);
  expect(actions.map(one => Object.keys(inputOf(one)))).toEqual([['why'], [], []]);
  expect(actions.flatMap(printsOf)).toEqual([label]);
});

it('what belongs to another effect does not compile, nor an effect without what it needs', () => {
  const wrong = [
    // @ts-expect-error what is printed is missing
    definePage({ ...page, actions: [{ ...action, effect: 'print' }] }),
    // @ts-expect-error what is opened is missing
    definePage({ ...page, actions: [{ ...action, effect: 'open' }] }),
    // @ts-expect-error a file asks nothing
    definePage({ ...page, actions: [{ ...action, effect: 'file', input }] }),
    // @ts-expect-error a copy is not confirmed
    definePage({ ...page, actions: [{ ...action, effect: 'copy', confirm: words }] }),
  ];
  expect(wrong).toHaveLength(4);
});
