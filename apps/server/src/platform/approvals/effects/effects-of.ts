import type { RecordRow, RecordValues } from '@axle/page-kit';
import { fieldRights } from '../../resources/field-rights.ts';
import { type Effect, effects, type EffectsOf } from './effect.ts';

/** What changes with a record by all that modules contribute for its entity, of the fields that the reader may read. */
export const effectsOf: EffectsOf = async (target, before, after, decides) => {
  const { registry } = target.caller;
  const { readable } = fieldRights(target);
  const seen = (values: RecordValues): RecordValues => Object.fromEntries(readable.map(key => [key, values[key]]));
  const [old, next] = [{ ...seen(before), id: before.id, version: before.version } as RecordRow, seen(after)];
  const found: Effect[] = [];
  for (const effectsOn of registry.partsFor(effects, target.resource.entity)) found.push(...(await effectsOn(target, old, next, decides)));
  return found.filter(effect => JSON.stringify(effect.before) !== JSON.stringify(effect.after));
};
