import type { RecordValues } from '@axle/page-kit';
import { fieldRights } from '../../resources/field-rights.ts';
import { costEffects } from './cost-effects.ts';
import type { Effect, EffectsOf } from './effect.ts';
import { fbaEffects } from './fba-effects.ts';
import { sizeEffects } from './size-effects.ts';

/** What changes with a SKU: the room that it takes, its tier at Amazon, and what everything that contains it costs and weighs. */
export const skuEffects: EffectsOf = async (target, before, after, decides) => {
  const { readable } = fieldRights(target);
  const seen = (values: RecordValues): RecordValues => Object.fromEntries(readable.map(key => [key, values[key]]));
  const [old, next] = [seen(before), seen(after)];
  const effects: readonly Effect[] = [
    ...sizeEffects(old, next),
    ...(await fbaEffects(target, old, next)),
    ...(await costEffects(target, String(before['sku']), old, next, decides)),
  ];
  return effects.filter(effect => JSON.stringify(effect.before) !== JSON.stringify(effect.after));
};
