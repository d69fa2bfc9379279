import { ok, type Text } from '@axle/kernel';
import { fieldsOf } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';

/** One entry of a dictionary as it travels. */
interface DictionaryEntry extends Text {
  readonly code: string | number;
}

/** Every dictionary that a field chooses from, by `<entity>.<field>`. */
export function dictionaries(registry: Registry): Readonly<Record<string, readonly DictionaryEntry[]>> {
  const found: Record<string, readonly DictionaryEntry[]> = {};
  for (const { resource } of registry.resources)
    for (const [key, field] of Object.entries(fieldsOf(resource)))
      if ('options' in field) found[`${resource.entity}.${key}`] = field.options.map(({ code, label }) => ({ code, ...label }));
  return found;
}

/** The call that answers all dictionaries at once; the browser keeps them. */
export function dictionaryCalls({ registry }: { readonly registry: Registry }): readonly MainCall[] {
  const all = dictionaries(registry);
  return [mainCall({ method: 'GET', path: mainPaths.dictionaries, input: z.object({}), handle: async () => ok(all) })];
}
