import { cartonCbm, type Sides, unitCbm } from '@axle/catalog';
import type { Decimal, Text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Effect, EffectsOf } from '../../../platform/approvals/effects/effect.ts';

const sidesOf = (values: RecordValues, names: readonly [string, string, string]): Sides | undefined => {
  const [length, width, height] = names.map(name => values[name] as Decimal | undefined);
  return length && width && height ? [length, width, height] : undefined;
};

/** What follows from the sizes and the weight of a SKU. */
function figures(values: RecordValues): { readonly carton?: Decimal; readonly unit?: Decimal } {
  const carton = sidesOf(values, ['cartonL', 'cartonW', 'cartonH']);
  const pieces = values['cartonQty'];
  return {
    ...(carton ? { carton: cartonCbm(carton) } : {}),
    ...(carton && typeof pieces === 'number' ? { unit: unitCbm(carton, pieces) } : {}),
  };
}

const side = <Value>(name: 'before' | 'after', value: Value | undefined) => (value === undefined ? {} : { [name]: value });

/** What changes of the room that a SKU takes. */
export const sizeEffects: EffectsOf = async (_target, before, after) => {
  const [old, next] = [figures(before), figures(after)];
  const of = (key: keyof typeof old, what: Text, unit?: string): Effect => ({
    what,
    ...side('before', old[key]),
    ...side('after', next[key]),
    ...(unit ? { unit } : {}),
  });
  return [of('carton', { zh: '单箱体积', en: 'Carton volume' }, 'm³'), of('unit', { zh: '单品体积', en: 'Unit volume' }, 'm³')];
};
