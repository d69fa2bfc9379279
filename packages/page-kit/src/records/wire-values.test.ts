import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptValue } from '../kinds/kinds.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import { recordRows, sampleResource } from '../testing.ts';
import { wireValues } from './wire-values.ts';

const fields = fieldsOf(sampleResource);
const seenAt = fields['seenAt']!;
const wire = wireValues(fields);

describe('records on the wire', () => {
  it('[spec 5.12] dates of records are handled as second timestamps', () => {
    const row = { code: 'A', seenAt: '2026-05-20T08:30:00.000Z', createdAt: '2026-05-20T08:30:00.250Z' };
    expect(wire.send(row)).toEqual({ code: 'A', seenAt: 1_779_265_800, createdAt: 1_779_265_800.25 });
    expect(acceptValue(seenAt, 1_779_265_800)).toEqual({ ok: true, value: '2026-05-20T08:30:00.000Z' });
    expect(wire.sendFilters([{ field: 'seenAt', op: 'between', value: [null, '2026-05-20T08:30:00.000Z'] }])).toEqual([
      { field: 'seenAt', op: 'between', value: [null, 1_779_265_800] },
    ]);
  });

  it('come back as they were, to the millisecond', () => {
    fc.assert(
      fc.property(recordRows(sampleResource), rows => {
        const sent = JSON.parse(JSON.stringify(rows.map(row => wire.send(row)))) as typeof rows;
        expect(sent.map(row => wire.receive(row))).toEqual(rows);
      }),
    );
  });

  it('[spec 5.12] a second timestamp is read as the moment that it names, of any year that dates have', () => {
    const moments = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, moment => {
        const instant = moment.toISOString();
        expect(acceptValue(seenAt, wire.sendValue('seenAt', instant))).toEqual({ ok: true, value: instant });
      }),
    );
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1e12], [-1e12]])('%s is no moment', seconds => {
    expect(acceptValue(seenAt, seconds)).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  });
});
