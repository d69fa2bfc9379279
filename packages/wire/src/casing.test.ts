import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCamelKeys, toSnakeKeys } from './casing.ts';

const fieldKey = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,15}$/);

describe('casing of keys', () => {
  it('[spec 7.8] turns the keys of every depth and leaves the values', () => {
    expect(toSnakeKeys({ nameZh: 'bodyStyles', rows: [{ ePid: 'aB', bodyStyles: ['pickUp'] }] })).toEqual({
      name_zh: 'bodyStyles',
      rows: [{ e_pid: 'aB', body_styles: ['pickUp'] }],
    });
    expect(toCamelKeys({ task_count: 3, data: { done_rows: null } })).toEqual({ taskCount: 3, data: { doneRows: null } });
  });

  it('leaves keys that are no words of either case', () => {
    const keys = { 'basic.vehicleModel': 1, ALL: 2, '1_a': 3, 中文_a: 4, _id: 5 };
    expect(toSnakeKeys(keys)).toEqual(keys);
    expect(toCamelKeys(keys)).toEqual(keys);
  });

  it('takes dates and other objects as values', () => {
    const at = new Date(0);
    expect((toSnakeKeys({ queuedAt: at }) as { queued_at: Date }).queued_at).toBe(at);
  });

  it('drops a key that would replace the prototype', () => {
    const turned = toCamelKeys(JSON.parse('{"__proto__":{"polluted":true},"a_b":1}')) as Record<string, unknown>;
    expect(turned['polluted']).toBeUndefined();
    expect(turned).toEqual({ aB: 1 });
  });

  it('turns 200 levels, and does not fall over deeper ones', () => {
    let json: unknown = 1;
    for (let level = 0; level < 50_000; level++) json = { a_b: json };
    let turned = toCamelKeys(json) as Record<string, unknown>;
    for (let level = 0; level <= 200; level++) turned = turned['aB'] as Record<string, unknown>;
    expect(Object.keys(turned)).toEqual(['a_b']);
  });

  it('comes back the same for every field key, digits included', () => {
    fc.assert(
      fc.property(fc.dictionary(fieldKey, fc.jsonValue()), record => {
        const keys = Object.keys(toCamelKeys(toSnakeKeys(record)) as object);
        expect(keys).toEqual(Object.keys(record));
      }),
    );
  });

  it('keeps the values of any JSON with field keys', () => {
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.string(),
        fc.double(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fieldKey, tie('tree'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(tree, json => {
        expect(toCamelKeys(toSnakeKeys(json))).toEqual(json);
      }),
    );
  });

  it('turns a page of 500 rows with 30 columns without delay', () => {
    const row = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`someField${index}Name`, index]));
    const page = Array.from({ length: 500 }, () => ({ ...row }));
    toSnakeKeys(page);
    const turned = () => {
      const began = performance.now();
      toCamelKeys(toSnakeKeys(page));
      return performance.now() - began;
    };
    // the quickest of five: what else the machine does can only make one slower
    expect(Math.min(...Array.from({ length: 5 }, turned))).toBeLessThan(1000);
  });
});
