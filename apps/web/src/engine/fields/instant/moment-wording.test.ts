import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentWording } from './moment-wording.ts';
import { readerZone } from './reader-zone.ts';

const { read, write } = momentWording;

it('[spec 9.14] a moment is written YYYY-MM-DD HH:mm:ss in the zone of the reader, and read back', () => {
  const moments = fc.date({ min: new Date('1980-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, date => {
      date.setUTCMilliseconds(0);
      const again = read(write(date.toISOString()));
      // an hour that comes twice as summer time ends is read as one of the two
      expect(again.ok && write(again.value)).toBe(write(date.toISOString()));
    }),
  );
  expect(read('2026-05-20')).toEqual({ ok: true, value: new Date(2026, 4, 20).toISOString() });
  for (const text of ['now', '2026-05-20 25:00', '2026-02-30 08:00']) expect(read(text).ok).toBe(false);
});

it('the distance from UTC is written with its sign', () => {
  expect(readerZone('2026-05-20T00:00:00.000Z')).toMatch(/^UTC[+−]\d\d:\d\d$/);
});
