import { expect, it } from 'vitest';
import { shownFileName } from './shown-file-name.ts';

it('a name of a file says its ending: marks of direction and control signs are dropped, and letters composed', () => {
  expect(shownFileName('report\u202Efdp.exe')).toBe('reportfdp.exe');
  expect(shownFileName(' a\u0000\u200F图\u2066 1.PNG ')).toBe('a图 1.PNG');
  expect(shownFileName('e\u0301.csv')).toBe('\u00E9.csv');
});
