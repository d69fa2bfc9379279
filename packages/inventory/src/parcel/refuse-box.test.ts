import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { refuseBox } from './refuse-box.ts';
import type { Sides } from './suggest-box.ts';

const sides = (...of: readonly string[]) => of as unknown as Sides;
const items = [{ sides: sides('24', '20', '12'), unitG: 1250, qty: 2 }];

it('[R11f] a box holds its goods by sides and volume, and bears what was weighed', () => {
  const box = { inner: sides('35', '25', '20'), maxLoadG: 3000 };
  expect(refuseBox({ items, ...box, loadG: 3000 })).toBeUndefined();
  expect(refuseBox({ items, ...box, loadG: 3001 })).toMatchObject({
    code: 'BOX_OVERLOADED',
    message: { en: 'Too heavy for the box: 3.001 kg, at most 3 kg' },
  });
  const small = refuseBox({ items, inner: sides('24', '20', '12') });
  expect(small).toMatchObject({ code: 'BOX_TOO_SMALL' });
  expect(small?.message.en).toContain(`${'200' as Decimal}% of its volume, at most 85%`);
  expect(refuseBox({ items: [{ ...items[0]!, qty: 1 }], inner: sides('23', '23', '23') })).toMatchObject({ code: 'BOX_TOO_SMALL' });
  expect(refuseBox({})).toBeUndefined();
});
