import { describe, expect, it } from 'vitest';
import { browserCookies } from './browser-cookies.ts';
import { browserIds } from './ids.ts';
import { fileName } from './file-name.ts';

describe('cookies', () => {
  it('are written, read and removed', () => {
    const cookies = browserCookies(document, false);
    cookies.set({ name: 'axle_signature', value: 'a b;c' });
    expect(cookies.read('axle_signature')).toBe('a b;c');
    expect(cookies.read('other')).toBeUndefined();
    cookies.set({ name: 'axle_signature', value: '', maxAge: 0 });
    expect(cookies.read('axle_signature')).toBeUndefined();
  });
});

it('ids are UUIDs of version 4, all different', () => {
  const ids = Array.from({ length: 50 }, () => browserIds.next());
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it.each([
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename=a.xlsx', 'a.xlsx'],
  [`attachment; filename="x"; filename*=UTF-8''%E8%BD%A6.xlsx`, '车.xlsx'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E8%`, 'x.csv'],
  ['attachment', 'download'],
])('the file name of %s is %s', (header, name) => {
  expect(fileName(header)).toBe(name);
});
