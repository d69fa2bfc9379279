import { describe, expect, it } from 'vitest';
import { filesUnder, isTest, sources, textOf } from '../support/tree.ts';

const most = 200;
const median = 60;
const widest = 140;

/** The definition of a page lists its fields, one below the other: longer than code, and read by its keys. */
const isDefinition = (path: string) => path.startsWith('packages/pages/src/') && /\bdefine(?:Page|Resource)\(/.test(textOf(path));
const mostOfDefinition = 400;
/** A literal, which the formatter leaves whole: a title, a message, a file of a test. SQL is broken by hand. */
const literal = /(?<!\bsql)(['"`])(?:\\.|(?!\1)[^\\])*\1/g;
/** Characters of a line without its longest literal. */
const besideLiteral = (line: string) => line.length - Math.max(0, ...Array.from(line.matchAll(literal), ([text]) => text.length));

/** Files that may be longer, each with its reason. */
const reasons: Readonly<Record<string, string>> = {
  'apps/server/src/platform/database/tables.ts': 'written from the database, one interface a table',
  'packages/purchasing/src/index.ts': 'the names that the package gives, one below the other',
};

const linesOf = (path: string) => textOf(path).trimEnd().split('\n');
const lines = (path: string) => linesOf(path).length;
const mostFor = (path: string) => (isDefinition(path) ? mostOfDefinition : most);
const own = sources().filter(path => !isTest(path));

describe('sizes', () => {
  it(`no source is longer than ${most} lines, no definition than ${mostOfDefinition}, without a reason`, () => {
    expect(own.filter(path => lines(path) > mostFor(path) && !reasons[path]).map(path => `${path}: ${lines(path)}`)).toEqual([]);
  });

  it('a reason stands only as long as it is needed', () => {
    expect(Object.keys(reasons).filter(path => !own.includes(path) || lines(path) <= mostFor(path))).toEqual([]);
  });

  it(`half of the sources have at most ${median} lines`, () => {
    const sorted = own.map(lines).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(median);
  });

  it('the formatter passes over no source', () => {
    const { ignorePatterns } = JSON.parse(textOf('.oxfmtrc.json')) as { readonly ignorePatterns: readonly string[] };
    expect(ignorePatterns.filter(pattern => /\.tsx?$|^(?:packages|apps|tests|scripts)\b/.test(pattern))).toEqual([]);
  });

  it(`nothing is wider than ${widest} characters but a single text`, () => {
    const styles = filesUnder('apps').filter(path => path.endsWith('.css'));
    const wide = [...sources(), ...styles]
      .filter(path => !reasons[path])
      .flatMap(path => linesOf(path).map((line, at) => ({ line, place: `${path}:${at + 1}` })))
      .filter(({ line }) => [...line].length > widest && besideLiteral(line) > widest - 10);
    expect(wide.map(({ place }) => place)).toEqual([]);
  });

  it('test files have at most 400 lines', () => {
    expect(sources().filter(path => isTest(path) && lines(path) > 400)).toEqual([]);
  });
});
