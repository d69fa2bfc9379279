import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../changes/same-value.ts';
import { definePage } from '../page/define-page.ts';
import { recordValues } from '../testing/arbitraries.ts';
import { sampleReferred, sampleResource } from '../testing/sample-resource.ts';
import { editableCells } from './editable-cells.ts';
import { mergeCells } from './merge-cells.ts';
import { referenceNamed } from './reference-named.ts';

const page = {
  key: 'samples',
  title: { zh: '样例', en: 'Samples' },
  help: { why: { zh: '试验', en: 'For tests' } },
  resource: sampleResource,
  columns: ['code', 'note', 'size', 'volume', 'seenAt', 'status'],
  form: [{ title: { zh: '样例', en: 'Sample' }, fields: ['code', 'note', 'seenAt', 'drive', 'volume'] }],
  standard: ['list', 'update'] as const,
};

describe('the cells that a page lets change', () => {
  it('are those of its form that stand in a column and are neither fixed nor read-only', () => {
    expect(editableCells(definePage({ ...page, editsCells: true }))).toEqual(['note']);
  });

  it('are none of those for which a cell has no room, whose moments every reader sees in a zone of their own, or which there are not', () => {
    const fields = { ...sampleResource.fields, parts: { kind: 'lines', label: sampleResource.label, fields: {} } };
    const names = ['note', 'pictures', 'seenAt', 'place', 'address', 'change', 'course', 'parts', 'unknown'];
    const wide = {
      ...page,
      resource: { ...sampleResource, fields },
      columns: names,
      form: [{ title: page.title, fields: names }],
      editsCells: true,
    };
    expect(editableCells(wide as unknown as Parameters<typeof editableCells>[0])).toEqual(['note']);
  });

  it('are none where the page does not say so, or nothing is changed at all', () => {
    expect([editableCells(definePage(page)), editableCells(definePage({ ...page, editsCells: true, standard: ['list'] }))]).toEqual([
      [],
      [],
    ]);
  });
});

describe('a change of cells over a record that somebody else changed', () => {
  const stored = { version: 3, code: 'A', note: 'theirs', size: 5 };
  const merge = (values: object, before: object, version = 1) =>
    mergeCells(sampleResource, { id: 1, version, values: { ...values }, before: { ...before } }, stored);

  it('is written where the other one changed other fields', () => {
    expect(merge({ size: 7 }, { size: 5 })).toEqual({ given: { size: 7 }, clashes: [] });
  });

  it('clashes where both changed the same differently, cell by cell', () => {
    expect(merge({ note: 'mine', size: 7 }, { note: 'old', size: 5 })).toEqual({ given: { size: 7 }, clashes: ['note'] });
    expect(merge({ note: null }, { note: 'old' })).toEqual({ given: {}, clashes: ['note'] });
  });

  it('is no clash where both want the same, however it is spelled', () => {
    expect(merge({ note: ' theirs ' }, { note: 'old' }).clashes).toEqual([]);
  });

  it('leaves what is no field of the record to the caller', () => {
    expect(merge({ size: 7, unknown: 'x' }, { size: 5, unknown: 'y' })).toEqual({ given: { size: 7, unknown: 'x' }, clashes: [] });
  });

  it('asks nothing while the version is the one that was seen', () => {
    expect(merge({ note: 'mine' }, {}, 3)).toEqual({ given: { note: 'mine' }, clashes: [] });
  });

  it('either is written or clashes, and never clashes where the cell is as it was seen', () => {
    fc.assert(
      fc.property(recordValues(sampleResource), recordValues(sampleResource), recordValues(sampleResource), (before, values, now) => {
        const { given, clashes } = mergeCells(sampleResource, { id: 1, version: 1, values, before }, { ...now, version: 2 });
        expect([...Object.keys(given), ...clashes].toSorted()).toEqual(Object.keys(values).toSorted());
        for (const key of clashes) expect(sameValue(before[key], now[key]) || sameValue(values[key], now[key])).toBe(false);
      }),
    );
  });
});

describe('a reference in a pasted cell', () => {
  const makers = sampleReferred['sampleMaker']!;
  const groups = sampleReferred['sampleGroup']!;

  it('is named by code before name, in any case, and of a tree by its path', () => {
    expect(referenceNamed(makers, 'm1')).toMatchObject({ id: 2 });
    expect([referenceNamed(makers, '三厂'), referenceNamed(makers, 'THIRD')]).toMatchObject([{ id: 1 }, { id: 1 }]);
    expect(referenceNamed(groups, 'Group / Second group')).toMatchObject({ id: 2 });
  });

  it('is none of those that share a name', () => {
    const twins = [...makers, { id: 9, code: 'M9', name: { zh: '一厂', en: 'Other' } }];
    expect([referenceNamed(twins, '一厂'), referenceNamed(twins, '四厂'), referenceNamed(twins, 'M9')]).toMatchObject([
      'several',
      'none',
      { id: 9 },
    ]);
  });
});
