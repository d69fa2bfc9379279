import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onTimeShare, type PromisedShipment } from './on-time-share.ts';

const today = '2026-05-20' as LocalDate;
const planned = '2026-05-10' as LocalDate;
const came = (delivered?: string): PromisedShipment => ({ planned, delivered: delivered as LocalDate | undefined });

describe('[L25] shipments on time', () => {
  it('accept: 18 of 20 shipments delivered ≤ planned date → 90.0%', () => {
    const shipments = [...Array.from({ length: 17 }, () => came('2026-05-09')), came('2026-05-10'), came('2026-05-11'), came()];
    expect(Number(onTimeShare(shipments, today))).toBe(90);
  });

  it('those still on their way before their day do not count', () => {
    expect(onTimeShare([], today)).toBeUndefined();
    expect(onTimeShare([{ planned: today }], today)).toBeUndefined();
    expect(Number(onTimeShare([{ planned: today }, came('2026-05-01')], today))).toBe(100);
  });

  it('lie from 0 to 100, and a shipment on time never lowers them', () => {
    const shipment = fc.constantFrom<PromisedShipment>(came('2026-05-09'), came('2026-05-12'), came(), { planned: today });
    fc.assert(
      fc.property(fc.array(shipment), shipments => {
        const before = Number(onTimeShare(shipments, today) ?? 0);
        const after = Number(onTimeShare([...shipments, came('2026-05-01')], today));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
      }),
    );
  });
});
