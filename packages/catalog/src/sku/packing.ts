import { type Decimal, divide, multiply } from '@axle/kernel';

/** Length, width and height in cm, in any order. */
export type Sides = readonly [Decimal, Decimal, Decimal];

const million = '1000000' as Decimal;

/** Cubic centimetres of a box. */
const cubicCm = ([length, width, height]: Sides): Decimal => multiply(multiply(length, width), height);

/** [SKU4] Volume of a carton in m³, to six digits: 48 × 32 × 42 cm is 0.064512. */
export const cartonCbm = (sides: Sides): Decimal => divide(cubicCm(sides), million, 6);

/** [SKU4] Share of a piece in the volume of its carton, in m³, to six digits. */
export const unitCbm = (sides: Sides, pieces: number): Decimal => divide(cubicCm(sides), multiply(million, String(pieces) as Decimal), 6);
