import type { EffectsOf } from './effect.ts';
import { skuEffects } from './sku-effects.ts';

/** What changes with the records of each entity. */
export const effectsOf: Readonly<Record<string, EffectsOf>> = { sku: skuEffects };
