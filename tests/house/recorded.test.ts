import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mostSeconds, recordedSeconds } from '../run/recorded.ts';
import { root } from '../support/tree.ts';

const recorded = Object.entries(recordedSeconds());

describe('recorded costs of test files', () => {
  it(`no file costs more than ${mostSeconds} processor seconds`, () => {
    expect(recorded.filter(([, seconds]) => seconds > mostSeconds)).toEqual([]);
  });

  it('are those of files that are there', () => {
    expect(recorded.map(([file]) => file).filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});
