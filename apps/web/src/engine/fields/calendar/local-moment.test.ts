import { expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';

it('[spec 9.12] a moment is shown as yyyy-MM-dd HH:mm:ss in the zone of the reader', () => {
  expect(localMoment(new Date(2026, 4, 2, 8, 3, 5).toISOString())).toBe('2026-05-02 08:03:05');
  expect(localMoment(new Date(2026, 11, 31, 23, 59, 59).toISOString())).toBe('2026-12-31 23:59:59');
  expect(localMoment('never')).toBe('never');
});
