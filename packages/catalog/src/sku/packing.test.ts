import { describe, expect, it } from 'vitest';
import { cartonCbm, type Sides, unitCbm } from './packing.ts';

const sides = (...all: readonly number[]) => all.map(String) as unknown as Sides;

describe('how much room a SKU takes', () => {
  it('[SKU4] a carton of 48 × 32 × 42 cm is 0.064512 m³, a piece of four of it 0.016128', () => {
    expect([cartonCbm(sides(48, 32, 42)), unitCbm(sides(48, 32, 42), 4)]).toEqual(['0.064512', '0.016128']);
  });
});
