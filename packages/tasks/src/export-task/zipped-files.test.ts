import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostZippedFiles, refuseZippedFiles, zippedNames } from './zipped-files.ts';

describe('files of a zip', () => {
  it('[T10] are twenty at most', () => {
    expect(refuseZippedFiles(mostZippedFiles)).toBeUndefined();
    expect(refuseZippedFiles(mostZippedFiles + 1)?.code).toBe('TOO_MANY_FILES');
  });

  it.each([
    [
      ['a.csv', 'A.csv', 'b.csv', 'a.csv'],
      ['a.csv', 'A (2).csv', 'b.csv', 'a (3).csv'],
    ],
    [
      ['a (2).csv', 'a.csv', 'a.csv'],
      ['a (2).csv', 'a.csv', 'a (3).csv'],
    ],
    [
      ['../x.csv', 'a/b:c.xlsx', '...', 'none', 'none'],
      ['-x.csv', 'a-b-c.xlsx', 'file', 'none', 'none (2)'],
    ],
  ])('[T10] %j are named %j', (names, written) => {
    expect(zippedNames(names)).toEqual(written);
  });

  it('[T10] have names of their own that stay when named again, and keep their endings', () => {
    const name = fc.oneof(fc.constantFrom('a.csv', 'A.csv', 'a (2).csv', 'b.xlsx', '..', ''), fc.string());
    fc.assert(
      fc.property(fc.array(name, { maxLength: mostZippedFiles }), names => {
        const written = zippedNames(names);
        expect(new Set(written.map(one => one.toUpperCase())).size).toBe(names.length);
        expect(zippedNames(written)).toEqual(written);
        for (const one of written) expect(one).not.toMatch(/[\\/]|^\.|^$/);
      }),
    );
  });
});
