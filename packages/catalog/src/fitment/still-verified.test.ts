import { expect, it } from 'vitest';
import { stillVerified } from './still-verified.ts';

it('[FIT4] a verified fitment must be verified again once anything about its vehicle changes', () => {
  const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011, note: 'a' };
  expect(stillVerified(camry, { ...camry, note: 'b', status: 0, engine: undefined })).toBe(true);
  for (const change of [{ yearTo: 2012 }, { engine: '2.4L' }, { position: 'front' }, { qtyPerVehicle: 2 }, { model: 'CAMRY' }])
    expect(stillVerified(camry, { ...camry, ...change })).toBe(false);
});
