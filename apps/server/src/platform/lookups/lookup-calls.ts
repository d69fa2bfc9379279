import { ok, refuse } from '@axle/kernel';
import { mainPaths, type TextMatch } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { recordsCalled } from './records-called.ts';
import { findReferred, mostFound, referredById, wholeReferred } from './find-referred.ts';
import { namesOf } from '../resources/reference-names.ts';
import { picturesOf } from '../resources/referred-pictures.ts';
import { narrowed } from './narrowed.ts';
import { mayLookUp, pageOfEntity } from './may-look-up.ts';

/** What lookups need. */
export interface LookupCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

const ids = z
  .union([z.string(), z.array(z.coerce.string())])
  .transform(given => (typeof given === 'string' ? given.split(',') : given).map(Number))
  .pipe(z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(500));

const lookupInput = z.object({
  entity: z.string().max(80),
  q: z.coerce.string().max(100).default(''),
  ids: ids.optional(),
  whole: z.coerce.string().optional(),
  within: z.string().max(80).optional(),
  through: z.string().max(80).optional(),
  by: z.string().max(80).optional(),
  withinId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  holds: z.string().max(80).optional(),
  held: z.coerce.string().max(500).optional(),
});

/** Most texts of one call: the lines of a document. */
const mostTexts = 2000;

/** Most pictures of one call: those in sight of a long list. */
const mostPictures = 100;

const pictureInput = z.object({
  entity: z.string().max(80),
  ids: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(mostPictures),
});

const matchInput = z.object({ entity: z.string().max(80), texts: z.array(z.string().trim().min(1).max(200)).min(1).max(mostTexts) });

/**
 * What select boxes ask: records of an entity by a text that their code or names hold, by their ids, or, of trees, all of them at once.
 * Within the actor's scope; those out of use are found by id alone. The page that shows them is named where the actor may open it. And
 * what the browser asks for beside names: the small pictures of the records in sight.
 */
export const lookupCalls = ({ database, registry }: LookupCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.lookup,
    input: lookupInput,
    async handle(caller, given) {
      const target = registry.referred(given.entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, given.entity)) return refuse(callRefusals.forbidden);
      const known = target as KnownResource;
      const parts = { database, target: known, caller, only: narrowed(known, caller, given) };
      const { rows, cut } = given.ids
        ? { rows: await referredById(parts, given.ids), cut: false }
        : given.whole && target.knownBy.parent
          ? { rows: await wholeReferred(parts), cut: false }
          : await findReferred(parts, given.q);
      const shownOn = pageOfEntity(registry, caller.access, given.entity);
      return ok({
        rows,
        ...(cut ? { most: mostFound } : {}),
        ...(shownOn ? { page: { section: shownOn.section.key, page: shownOn.page.key } } : {}),
      });
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.matchLookup,
    input: matchInput,
    async handle(caller, { entity, texts }) {
      const target = registry.referred(entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, entity)) return refuse(callRefusals.forbidden);
      const parts = { database, target: target as KnownResource, caller };
      const called = [...(await recordsCalled(database, parts, target.label, [...new Set(texts)]))];
      const ids = called.flatMap(([, result]) => (result.ok ? [result.value] : []));
      const matches = called.map(([text, result]): TextMatch =>
        result.ok ? { text, id: result.value } : { text, refusal: result.refusal },
      );
      return { ...ok(matches), names: ids.length > 0 ? { [entity]: await namesOf(database, parts.target, caller, ids) } : {} };
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.lookupPictures,
    input: pictureInput,
    async handle(caller, { entity, ids: wanted }) {
      const target = registry.referred(entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, entity)) return refuse(callRefusals.forbidden);
      return ok(await picturesOf(database, target as KnownResource, caller, wanted));
    },
  }),
];
