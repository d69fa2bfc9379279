import { cartonCbm, fbaTierUs, type FbaTierUs, type Sides, unitCbm } from '@axle/catalog';
import type { Decimal, Text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Effect } from './effect.ts';

const tiers: Readonly<Record<FbaTierUs, Text>> = {
  smallStandard: { zh: '小号标准', en: 'Small standard' },
  largeStandard: { zh: '大号标准', en: 'Large standard' },
  smallBulky: { zh: '小号大件', en: 'Small bulky' },
  largeBulky: { zh: '大号大件', en: 'Large bulky' },
  xl50: { zh: '超大件 50 磅内', en: 'Extra-large up to 50 lb' },
  xl70: { zh: '超大件 50–70 磅', en: 'Extra-large 50–70 lb' },
  xl150: { zh: '超大件 70–150 磅', en: 'Extra-large 70–150 lb' },
  overmax: { zh: '超规', en: 'Overmax' },
  xlOver150: { zh: '超大件 150 磅以上', en: 'Extra-large over 150 lb' },
};

const sidesOf = (values: RecordValues, names: readonly [string, string, string]): Sides | undefined => {
  const [length, width, height] = names.map(name => values[name] as Decimal | undefined);
  return length && width && height ? [length, width, height] : undefined;
};

/** What follows from the sizes and the weight of a SKU. */
function figures(values: RecordValues): { readonly carton?: Decimal; readonly unit?: Decimal; readonly tier?: Text } {
  const carton = sidesOf(values, ['cartonL', 'cartonW', 'cartonH']);
  const piece = sidesOf(values, ['unitL', 'unitW', 'unitH']);
  const [pieces, weight] = [values['cartonQty'], values['unitGrossKg'] as Decimal | undefined];
  return {
    ...(carton ? { carton: cartonCbm(carton) } : {}),
    ...(carton && typeof pieces === 'number' ? { unit: unitCbm(carton, pieces) } : {}),
    ...(piece && weight ? { tier: tiers[fbaTierUs(piece, weight)] } : {}),
  };
}

const side = <Value>(name: 'before' | 'after', value: Value | undefined) => (value === undefined ? {} : { [name]: value });

/** What changes of the room that a SKU takes. */
export function sizeEffects(before: RecordValues, after: RecordValues): readonly Effect[] {
  const [old, next] = [figures(before), figures(after)];
  const of = (key: keyof typeof old, what: Text, unit?: string): Effect => ({
    what,
    ...side('before', old[key]),
    ...side('after', next[key]),
    ...(unit ? { unit } : {}),
  });
  return [
    of('carton', { zh: '整箱体积', en: 'Carton volume' }, 'm³'),
    of('unit', { zh: '单件体积', en: 'Volume of a piece' }, 'm³'),
    of('tier', { zh: '亚马逊美国尺寸分段', en: 'Size tier, Amazon US' }),
  ];
}
