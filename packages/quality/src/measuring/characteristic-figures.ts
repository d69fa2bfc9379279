import { compareDecimals, type Decimal, subtract } from '@axle/kernel';
import { type Capability, capability } from '../figures/capability.ts';
import type { MeasureLimits } from '../figures/measure-limits.ts';

/** What the values of a characteristic say: its capability, and how far they lie apart. */
export interface CharacteristicFigures extends Capability {
  /** Undefined without values, like all that follows. */
  readonly least?: Decimal;
  readonly greatest?: Decimal;
  /** The greatest value less the least. */
  readonly span?: Decimal;
}

/** [Q43] The figures of a characteristic: mean, range, standard deviation, values outside its limits, and from 25 values on its Cpk. */
export function characteristicFigures(values: readonly Decimal[], limits: MeasureLimits): CharacteristicFigures {
  const figures = capability(values, limits);
  const inOrder = values.toSorted(compareDecimals);
  const [least, greatest] = [inOrder[0], inOrder.at(-1)];
  if (least === undefined || greatest === undefined) return figures;
  return { ...figures, least, greatest, span: subtract(greatest, least) };
}
