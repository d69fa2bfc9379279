import { kinds } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { sources, textOf } from '../support/tree.ts';
import { attacks } from './bar/attacks.ts';
import { documents } from './bar/documents.ts';
import { faults } from './bar/faults.ts';
import { kindParts, kindsWanted } from './bar/kinds.ts';
import { files } from './bar/files.ts';
import { lists } from './bar/lists.ts';
import type { Example } from './examples/example.ts';
import { titlesIn } from './quoted-sentences.ts';

const known = new Set(sources());

/** The tests that an entry names and that are not there. */
const absent = ({ by }: Example) =>
  by.filter(({ file, title }) => !known.has(file) || !titlesIn(textOf(file)).some(one => one.includes(title)));

const walked = Object.entries({ ...lists, ...files, ...documents });

describe('what people who live in the product must have', () => {
  it.each(walked)('%s: is walked by a journey', (_, entry) => {
    expect(absent(entry)).toEqual([]);
    expect(entry.by.filter(({ file }) => file.startsWith('tests/journeys/'))).not.toEqual([]);
  });
});

describe('what goes wrong', () => {
  it.each(Object.entries(faults))('%s: is tested', (_, entry) => {
    expect(entry.by).not.toEqual([]);
    expect(absent(entry)).toEqual([]);
  });
});

describe('what an attacker tries', () => {
  it.each(Object.entries(attacks))('%s: is tested', (_, entry) => {
    expect(entry.by).not.toEqual([]);
    expect(absent(entry)).toEqual([]);
  });
});

describe('what fields can hold', () => {
  it('is a kind each, and every kind is wanted', () => {
    expect(new Set(Object.values(kindsWanted).flat())).toEqual(new Set(Object.keys(kinds)));
  });

  it.each(Object.entries(kindParts))('%s: is tested for every kind', (_, entry) => {
    expect(absent(entry)).toEqual([]);
  });
});
