import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeConfirmation } from './judge-confirmation.ts';

const now = Date.parse('2026-05-20T08:00:00Z');

describe('[S10f] what the answer to a confirmation means', () => {
  it('204 of Amazon and 201 of eBay are done, as is what was shipped already', () => {
    for (const status of [200, 201, 204]) expect(judgeConfirmation({ status, body: undefined }, now)).toEqual({ kind: 'done' });
    const walmart = { errors: { error: [{ code: 'INVALID', description: 'Line 1 is already shipped' }] } };
    expect(judgeConfirmation({ status: 400, body: walmart }, now)).toEqual({ kind: 'done' });
    const amazon = { errors: [{ code: 'InvalidInput', message: 'The order has already been fulfilled.', details: '' }] };
    expect(judgeConfirmation({ status: 400, body: amazon }, now)).toEqual({ kind: 'done' });
  });

  it('a throttled one waits as long as the platform says, a minute where it says nothing, an hour at most', () => {
    const of = (retryAfter?: string) => judgeConfirmation({ status: 429, body: {}, ...(retryAfter ? { retryAfter } : {}) }, now);
    expect([of('30'), of(), of('86400'), of('Wed, 20 May 2026 08:02:00 GMT'), of('soon')]).toEqual(
      [30, 60, 3600, 120, 60].map(seconds => ({ kind: 'later', seconds })),
    );
  });

  it('a refusal has the words of the platform', () => {
    const ebay = { errors: [{ errorId: 32110, message: 'Invalid shipment.', longMessage: 'Line item 7 is not part of the order.' }] };
    expect(judgeConfirmation({ status: 400, body: ebay }, now)).toEqual({
      kind: 'refused',
      words: 'Invalid shipment. Line item 7 is not part of the order. (400)',
    });
    expect(judgeConfirmation({ status: 503, body: 'gone' }, now)).toEqual({ kind: 'refused', words: '503' });
  });

  it('is always one of the three, and never done without a word of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.jsonValue(), fc.option(fc.string()), (status, body, retryAfter) => {
        const judged = judgeConfirmation({ status, body, retryAfter }, now);
        if (judged.kind === 'later') expect(judged.seconds > 0 && judged.seconds <= 3600 && status === 429).toBe(true);
        if (judged.kind === 'done') expect(JSON.stringify(body)).toMatch(/already/i);
      }),
    );
  });
});
