import { memoryValues } from '@axle/web/src/testing/memory-ports.ts';
import { webStorageValues } from '@axle/web/src/gateways/web-storage-values.ts';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';

const { window } = new JSDOM('', { url: 'http://127.0.0.1/', virtualConsole: new VirtualConsole() });

describe.each([
  ['of this browser', webStorageValues(() => window.localStorage)],
  ['of one tab', webStorageValues(() => window.sessionStorage)],
  ['of a test', memoryValues()],
])('stored values %s', (_, values) => {
  it('come back as they were, and are gone once they are removed', () => {
    values.write('key', { list: [1, 'two'] });
    expect(values.read('key')).toEqual({ list: [1, 'two'] });
    values.remove('key');
    expect(values.read('key')).toBeUndefined();
  });

  it('are found by the beginning of their keys, in the order of the keys', () => {
    for (const key of ['station/b/2', 'station/a/1', 'station/b/10', 'station', 'draft/station/b/1']) values.write(key, 1);
    expect(values.keys('station/b/')).toEqual(['station/b/10', 'station/b/2']);
    values.remove('station/b/10');
    expect(values.keys('station/')).toEqual(['station/a/1', 'station/b/2']);
    expect(values.keys('none')).toEqual([]);
  });
});

it('stored values that are no JSON, or where storage is forbidden, are none', () => {
  window.localStorage.setItem('broken', '{');
  expect(webStorageValues(() => window.localStorage).read('broken')).toBeUndefined();
  const forbidden = webStorageValues(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  forbidden.write('key', 1);
  expect([forbidden.read('key'), forbidden.keys('')]).toEqual([undefined, []]);
});
