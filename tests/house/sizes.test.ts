import { describe, expect, it } from 'vitest';
import { isTest, sources, textOf } from '../support/tree.ts';

const most = 200;
const median = 60;

/** Files that may be longer, each with its reason. */
const reasons: Readonly<Record<string, string>> = {};

const lines = (path: string) => textOf(path).trimEnd().split('\n').length;
const own = sources().filter(path => !isTest(path));

describe('sizes', () => {
  it(`no source is longer than ${most} lines without a reason`, () => {
    expect(own.filter(path => lines(path) > most && !reasons[path]).map(path => `${path}: ${lines(path)}`)).toEqual([]);
  });

  it('a reason stands only as long as it is needed', () => {
    expect(Object.keys(reasons).filter(path => !own.includes(path) || lines(path) <= most)).toEqual([]);
  });

  it(`half of the sources have at most ${median} lines`, () => {
    const sorted = own.map(lines).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(median);
  });

  it('tests tell a story of at most 400 lines', () => {
    expect(sources().filter(path => isTest(path) && lines(path) > 400)).toEqual([]);
  });
});
