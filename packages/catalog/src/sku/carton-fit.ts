import { compareDecimals, type Decimal, multiply, type Text } from '@axle/kernel';
import { cartonCbm, type Sides } from './packing.ts';

type Values = Readonly<Record<string, unknown>>;

const sidesOf = (values: Values, keys: readonly [string, string, string]): Sides | undefined => {
  const sides = keys.map(key => values[key]);
  return sides.every(side => typeof side === 'string') ? (sides as unknown as Sides) : undefined;
};

/** What the pieces of a carton must fill of it at least: less room than that and they do not go in. */
const share = '0.8' as Decimal;

/** Volumes in m³ of a carton and of its pieces, and whether they go in; undefined where a size is not known. */
export function cartonFit(values: Values): { readonly carton: Decimal; readonly pieces: Decimal; readonly fits: boolean } | undefined {
  const [carton, unit] = [sidesOf(values, ['cartonL', 'cartonW', 'cartonH']), sidesOf(values, ['unitL', 'unitW', 'unitH'])];
  const count = values['cartonQty'];
  if (!carton || !unit || typeof count !== 'number') return undefined;
  const [room, pieces] = [cartonCbm(carton), multiply(cartonCbm(unit), String(count) as Decimal)];
  return { carton: room, pieces, fits: compareDecimals(room, multiply(pieces, share)) >= 0 };
}

/** A line below the form of a SKU. */
interface FitLine {
  readonly label: Text;
  readonly text: string;
  readonly missing?: boolean;
}

/** [SKU7] A carton has at least 0.8 of the room of its pieces; told while the form is filled in, and refused nowhere. */
export function cartonFitLines(values: Values): readonly FitLine[] {
  const fit = cartonFit(values);
  if (!fit) return [];
  const text = `${fit.carton} m³ / ${fit.pieces} m³`;
  return fit.fits
    ? [{ label: { zh: '单箱体积 ÷ 箱内单品合计', en: 'Carton ÷ its pieces' }, text }]
    : [{ label: { zh: '箱规与单品尺寸不符', en: 'Carton does not fit the pieces' }, text, missing: true }];
}
