import { expect, it } from 'vitest';
import { logEntry } from './log-entry.ts';

it('what is quoted in a log cannot begin a line of its own, nor colour or turn round what stands there', () => {
  expect(logEntry('import of a.csv\naxle: sign-in of superadmin')).toBe('import of a.csv\n      axle: sign-in of superadmin');
  expect(logEntry('\u001b[2Jb\u202Ecod.exe\u2028')).toBe('\\u{1b}[2Jb\\u{202e}cod.exe\\u{2028}');
  expect(logEntry('汽车配件.xlsx: 12 rows')).toBe('汽车配件.xlsx: 12 rows');
});
