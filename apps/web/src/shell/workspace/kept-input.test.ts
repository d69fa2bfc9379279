import { expect, it } from 'vitest';
import { memoryValues } from '../../testing/memory-ports.ts';
import { KeptInput } from './kept-input.ts';

it('is there after a reload, once', () => {
  const values = memoryValues();
  expect(new KeptInput(values, { userId: 7 }).put({ vehicleModel: { make: 'Toyota' } })).toBe(true);
  const reloaded = new KeptInput(values, { userId: 7 });
  expect([reloaded.holds('vehicleModel'), reloaded.holds('downList')]).toEqual([true, false]);
  expect(reloaded.take('vehicleModel')).toEqual({ make: 'Toyota' });
  expect(new KeptInput(values, { userId: 7 }).take('vehicleModel')).toBeUndefined();
});

it('joins what still waits from an earlier time', () => {
  const kept = new KeptInput(memoryValues(), { userId: 7 });
  kept.put({ vehicleModel: 1 });
  kept.put({ downList: 2 });
  expect([kept.take('vehicleModel'), kept.take('downList')]).toEqual([1, 2]);
});

it('is nobody else’s: another user in the same browser tab ends it', () => {
  const values = memoryValues();
  new KeptInput(values, { userId: 7 }).put({ vehicleModel: 1 });
  expect(new KeptInput(values, { userId: 8 }).take('vehicleModel')).toBeUndefined();
  expect(new KeptInput(values, { userId: 7 }).take('vehicleModel')).toBeUndefined();
});

it('waits while nobody is signed in', () => {
  const session: { userId: number | undefined } = { userId: 7 };
  const kept = new KeptInput(memoryValues(), session);
  kept.put({ vehicleModel: 1 });
  session.userId = undefined;
  expect([kept.holds('vehicleModel'), kept.put({ downList: 2 })]).toEqual([false, false]);
  session.userId = 7;
  expect(kept.take('vehicleModel')).toBe(1);
});

it('of a store that was broken is nothing', () => {
  for (const broken of [null, 7, 'x', [], {}, { userId: 7 }, { userId: 7, inputs: 'x' }, { userId: 7, inputs: null }]) {
    const values = memoryValues();
    values.write('axle.kept-input', broken);
    expect(new KeptInput(values, { userId: 7 }).take('vehicleModel')).toBeUndefined();
  }
});

it('lives as long as the window where nothing can be stored, and says that a reload would lose it', () => {
  const kept = new KeptInput({ read: () => undefined, write: () => undefined, remove: () => undefined, keys: () => [] }, { userId: 7 });
  expect(kept.put({ vehicleModel: 1 })).toBe(false);
  expect(kept.take('vehicleModel')).toBe(1);
});
