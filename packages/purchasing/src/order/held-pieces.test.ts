import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedQty, acceptedWithReceipt } from './accepted-qty.ts';
import { freePieces, heldAgain, heldAgainRefusals, type HoldingLine, judgedLine, neverAccepted } from './held-pieces.ts';

const none = { cancelled: 0, shortClosed: 0, produced: 0, passed: 0, shipped: 0, replace: 0, invoiced: 0, settled: 0, returned: 0 };
const line = (more: Partial<HoldingLine>): HoldingLine => ({ ...none, qty: 500, received: 0, blocked: 0, accepted: 0, ...more });

describe('pieces on hold for inspection', () => {
  it('[R105] 500 came, 488 are on hold and 12 damaged: 12 are accepted with the receipt, 488 are not', () => {
    expect(freePieces({ good: 0, hold: 488, damaged: 12, judged: 0 })).toBe(12);
    expect(acceptedWithReceipt(0, 12, line({ received: 500, blocked: 488 }))).toBe(12);
  });

  it('[R105] pieces that need no inspection are accepted with the receipt, and those that passed before it is done', () => {
    expect(freePieces({ good: 500, hold: 0, damaged: 0, judged: 0 })).toBe(500);
    expect(freePieces({ good: 0, hold: 488, damaged: 12, judged: 485 })).toBe(497);
  });

  it('[R106] 488 on hold, 485 released: 485 are accepted and 3 blocked; condemned, the last 3 are blocked no more', () => {
    const released = judgedLine(line({ received: 500, blocked: 488, accepted: 12 }), 485, true);
    expect(released).toEqual({ blocked: 3, accepted: 497 });
    expect(judgedLine(line({ received: 500, ...released }), 3, true)).toEqual({ blocked: 0, accepted: 500 });
  });

  it('[R106] pieces released while their receipt is still counted are accepted once it is done', () => {
    const released = judgedLine(line({ received: 300, blocked: 300 }), 300, false);
    expect(released).toEqual({ blocked: 0, accepted: 0 });
    expect(acceptedWithReceipt(0, 300, line({ received: 300, ...released }))).toBe(300);
  });

  it('[R106] pieces that were accepted when they were handed over are not accepted twice', () => {
    expect(judgedLine(line({ received: 300, blocked: 300, accepted: 300 }), 300, true)).toEqual({ blocked: 0, accepted: 300 });
  });

  it('[R107] a lot that is judged again is blocked and not accepted, unless it is billed; what was handed over stays accepted', () => {
    const open = line({ received: 300, accepted: 300 });
    const again = heldAgain(open, 200, true, 0);
    expect(again).toEqual({ blocked: 200, accepted: 100 });
    expect(heldAgainRefusals(again, { invoiced: 100, settled: 0 })).toEqual([]);
    expect(heldAgainRefusals(again, { invoiced: 101, settled: 0 })).toMatchObject([{ code: 'BILLED' }]);
    expect(heldAgain(open, 200, true, 300)).toEqual({ blocked: 200, accepted: 300 });
    expect(heldAgain(line({ received: 300 }), 200, false, 0)).toEqual({ blocked: 200, accepted: 0 });
  });

  it('[R108] of 40 pieces that go back off hold none was accepted; what was handed over was', () => {
    const held = line({ received: 300, blocked: 300 });
    expect([neverAccepted(held, 40), neverAccepted({ ...held, accepted: 300 }, 40)]).toEqual([40, 0]);
    expect(neverAccepted({ ...held, accepted: 280 }, 40)).toBe(20);
  });
});

/** What happens to the pieces of a receipt, in any order: it is done, some are released or condemned, some held again. */
const steps = fc.array(
  fc.oneof(
    fc.constant({ kind: 'done' as const, qty: 0 }),
    fc.record({ kind: fc.constant('judge' as const), qty: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('again' as const), qty: fc.integer({ min: 1, max: 60 }) }),
  ),
  { maxLength: 12 },
);

it('[R105] [R106] [R107] accepted is received less blocked once the receipt is done, nothing before it, in whatever order', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(20), steps, (good, hold, damaged, all) => {
      const received = good + hold + damaged;
      let [judged, isDone] = [0, false];
      let now = line({ qty: received, received, blocked: hold });
      for (const { kind, qty } of all) {
        if (kind === 'done' && !isDone) {
          const accepted = acceptedWithReceipt(now.accepted, freePieces({ good, hold, damaged, judged }), now);
          [now, isDone] = [{ ...now, accepted }, true];
        } else if (kind === 'judge') {
          const pieces = Math.min(qty, hold - judged);
          [now, judged] = [{ ...now, ...judgedLine(now, pieces, isDone) }, judged + pieces];
        } else if (kind === 'again') {
          const pieces = Math.min(qty, judged);
          [now, judged] = [{ ...now, ...heldAgain(now, pieces, isDone, 0) }, judged - pieces];
        }
        expect(now.blocked).toBe(hold - judged);
        expect(now.accepted).toBe(isDone ? acceptedQty('receipt', now, { released: 0, shortage: 0 }) : 0);
      }
    }),
  );
});
