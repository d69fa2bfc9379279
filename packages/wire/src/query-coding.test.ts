import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery } from './query-coding.ts';

describe('GET parameters', () => {
  it('[spec 7.7] writes lists with commas and leaves empty values out', () => {
    expect(encodeQuery({ state: ['done', 'failed'], page: 2, exact: false, name: '', by: null, at: undefined, ids: [] })).toBe(
      'state=done,failed&page=2&exact=false',
    );
  });

  it('escapes commas and other signs of a text', () => {
    expect(encodeQuery({ name: 'a,b & c=d' })).toBe('name=a%2Cb%20%26%20c%3Dd');
    expect(decodeQuery('?name=a%2Cb%20%26%20c%3Dd')).toEqual({ name: 'a,b & c=d' });
  });

  it('reads a bare comma or a repeated key as a list', () => {
    expect(decodeQuery('state=done,failed&id=1&id=2')).toEqual({ state: ['done', 'failed'], id: ['1', '2'] });
  });

  it('reads broken escapes as they stand', () => {
    expect(decodeQuery('name=%E4%A&x=100%')).toEqual({ name: '%E4%A', x: '100%' });
  });

  it('reads back whatever it wrote', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const params = fc.dictionary(
      text.filter(key => key !== '__proto__'),
      fc.oneof(text, fc.array(text, { minLength: 2 })),
    );
    fc.assert(
      fc.property(params, given => {
        expect(decodeQuery(encodeQuery(given))).toEqual({ ...given });
      }),
    );
  });

  it('never throws for any query', () => {
    fc.assert(
      fc.property(fc.string(), query => {
        expect(typeof decodeQuery(query)).toBe('object');
      }),
    );
  });
});
