import { compareDecimals, type Decimal, multiply, type Text } from '@axle/kernel';
import { cartonCbm, type Sides } from './packing.ts';

/** How large a piece and its carton are, in cm, and how many pieces go into it. */
interface PackedSizes {
  readonly cartonL?: Decimal;
  readonly cartonW?: Decimal;
  readonly cartonH?: Decimal;
  readonly unitL?: Decimal;
  readonly unitW?: Decimal;
  readonly unitH?: Decimal;
  readonly cartonQty?: number;
}

const sidesOf = (length?: Decimal, width?: Decimal, height?: Decimal): Sides | undefined =>
  length !== undefined && width !== undefined && height !== undefined ? [length, width, height] : undefined;

/** What the pieces of a carton must fill of it at least: less room than that and they do not go in. */
const share = '0.8' as Decimal;

/** Volumes in m³ of a carton and of its pieces, and whether they go in; undefined where a size is not known. */
export function cartonFit(values: PackedSizes): { readonly carton: Decimal; readonly pieces: Decimal; readonly fits: boolean } | undefined {
  const { cartonL, cartonW, cartonH, unitL, unitW, unitH, cartonQty: count } = values;
  const [carton, unit] = [sidesOf(cartonL, cartonW, cartonH), sidesOf(unitL, unitW, unitH)];
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

/** [SKU7] A carton has at least 0.8 of the room of its pieces; shown while the form is filled in, and never refused. */
export function cartonFitLines(values: PackedSizes): readonly FitLine[] {
  const fit = cartonFit(values);
  if (!fit) return [];
  const text = `${fit.carton} m³ / ${fit.pieces} m³`;
  return fit.fits
    ? [{ label: { zh: '单箱体积 ÷ 箱内单品合计', en: 'Carton ÷ its pieces' }, text }]
    : [{ label: { zh: '箱规与单品尺寸不符', en: 'Carton does not fit the pieces' }, text, missing: true }];
}
