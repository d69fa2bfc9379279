import { type Refusal, text } from '@axle/kernel';
import { drawnNumbers, randomNumbers } from './random-numbers.ts';

/** A lot as it is packed: all cartons are full but the last. */
export interface PackedLot {
  readonly lotSize: number;
  readonly cartons: number;
  readonly cartonQty: number;
}

/** A sample to be drawn. */
export interface DrawQuestion extends PackedLot {
  readonly size: number;
  /** A whole number; the same one draws the same units. */
  readonly seed: number;
}

/** A unit of the sample and where it lies. */
export interface DrawnUnit {
  /** In the order drawn, from 1. */
  readonly unitNo: number;
  readonly cartonNo: number;
  /** In its carton, from 1. */
  readonly position: number;
}

/** Which cartons are opened, and which units are taken from them. */
export interface DrawnSample {
  /** Numbers of the cartons, the lowest first. */
  readonly cartonsToOpen: readonly number[];
  readonly drawn: readonly DrawnUnit[];
}

/** [Q7] What stands against the packing of a lot: it fills its cartons but for the last, which has at least a unit. */
export function packingRefusals({ lotSize, cartons, cartonQty }: PackedLot): readonly Refusal[] {
  if (Number.isInteger(cartons) && Number.isInteger(cartonQty) && cartonQty >= 1 && cartons === Math.ceil(lotSize / cartonQty)) return [];
  return [
    { code: 'CARTONS', field: 'cartons', message: text('箱数与批量、每箱数量不符', 'Cartons do not fit the lot size and carton quantity') },
  ];
}

/** [Q7] How many cartons are opened: the square root of all, at least as many as the sample fills; 8 of 50. */
export const cartonsOpened = ({ cartons, cartonQty, size }: Pick<DrawQuestion, 'cartons' | 'cartonQty' | 'size'>): number =>
  Math.min(cartons, Math.max(Math.ceil(Math.sqrt(cartons)), Math.ceil(size / cartonQty)));

/** Units in a carton. */
const unitsIn = ({ lotSize, cartons, cartonQty }: PackedLot, carton: number) =>
  carton === cartons ? lotSize - cartonQty * (cartons - 1) : cartonQty;

/** The cartons that are opened: one more where the last one, which is not full, leaves too few units. */
function openedCartons(question: DrawQuestion, next: (below: number) => number): readonly number[] {
  const order = drawnNumbers(question.cartons, question.cartons, next);
  const opened = order.slice(0, cartonsOpened(question));
  const holds = opened.reduce((total, carton) => total + unitsIn(question, carton), 0);
  return holds >= question.size ? opened : order.slice(0, opened.length + 1);
}

/**
 * [Q7] Draws a sample: random cartons, the units spread over them evenly, at random positions. Units are numbered round by round, one of
 * each carton, so that the first of them are spread as well. Throws for cartons that do not fit (`packingRefusals`) and for a sample that
 * is larger than the lot.
 */
export function drawSample(question: DrawQuestion): DrawnSample {
  const { lotSize, size, seed } = question;
  if (packingRefusals(question).length > 0 || size > lotSize) throw new RangeError(`No ${size} units of ${JSON.stringify(question)}`);
  const next = randomNumbers(seed);
  const opened = openedCartons(question, next);
  const places = opened.map(cartonNo => {
    const units = unitsIn(question, cartonNo);
    return { cartonNo, positions: drawnNumbers(units, Math.min(units, size), next) };
  });
  const drawn: DrawnUnit[] = [];
  for (let round = 0; drawn.length < size; round += 1)
    for (const { cartonNo, positions } of places) {
      const position = positions[round];
      if (position !== undefined && drawn.length < size) drawn.push({ unitNo: drawn.length + 1, cartonNo, position });
    }
  return { cartonsToOpen: opened.toSorted((one, other) => one - other), drawn };
}
