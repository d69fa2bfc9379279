import type { Result } from '@axle/kernel';
import { lookupPath, mainPaths, type RecordPicture, type TextMatch } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { FoundReferences, FoundWithin, OfferedCode, References } from './references.ts';

const narrowing = (within?: FoundWithin): Readonly<Record<string, unknown>> =>
  within
    ? {
        within: within.field,
        withinId: within.id,
        ...(within.through ? { through: within.through.entity, by: within.through.by } : {}),
        ...(within.holds ? { holds: within.holds.field, held: within.holds.values.join(',') } : {}),
      }
    : {};

/** {@link References} over the main API. */
export function httpReferences(main: MainClient): References {
  const ask = (entity: string, params: Readonly<Record<string, unknown>>, signal?: AbortSignal) =>
    main.get(lookupPath(entity), params, { quiet: true, ...(signal ? { signal } : {}) }) as Promise<Result<FoundReferences>>;
  return {
    find: (entity, typed, signal, within) => ask(entity, { q: typed, ...narrowing(within) }, signal),
    one: (entity, id, within) => ask(entity, { ids: [id], ...narrowing(within) }),
    match: (entity, texts) => main.post(mainPaths.matchLookup, { entity, texts }, { quiet: true }) as Promise<Result<readonly TextMatch[]>>,
    pictures: (entity, ids) =>
      main.post(mainPaths.lookupPictures, { entity, ids }, { quiet: true }) as Promise<Result<readonly RecordPicture[]>>,
    codes: ({ codes, of, like }, typed, signal) =>
      main.get(
        mainPaths.codeLookup,
        { codes, q: typed, ...(of === undefined ? {} : { of }), ...(like ? { likeEntity: like.entity, likeId: like.id } : {}) },
        { quiet: true, ...(signal ? { signal } : {}) },
      ) as Promise<Result<readonly OfferedCode[]>>,
    tree: entity => ask(entity, { whole: 1 }),
  };
}
