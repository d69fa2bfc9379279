import type { Result } from '@axle/kernel';
import { lookupPath, mainPaths, type TextMatch } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { FoundReferences, References } from './references.ts';

/** {@link References} over the main API. */
export function httpReferences(main: MainClient): References {
  const ask = (entity: string, params: Readonly<Record<string, unknown>>, signal?: AbortSignal) =>
    main.get(lookupPath(entity), params, { quiet: true, ...(signal ? { signal } : {}) }) as Promise<Result<FoundReferences>>;
  return {
    find: (entity, typed, signal, within) => {
      const holds = within?.holds && { holds: within.holds.field, held: within.holds.values.join(',') };
      return ask(entity, { q: typed, ...(within ? { within: within.field, withinId: within.id } : {}), ...holds }, signal);
    },
    one: (entity, id) => ask(entity, { ids: [id] }),
    match: (entity, texts) => main.post(mainPaths.matchLookup, { entity, texts }, { quiet: true }) as Promise<Result<readonly TextMatch[]>>,
    tree: entity => ask(entity, { whole: 1 }),
  };
}
