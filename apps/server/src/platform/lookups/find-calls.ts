import { ok } from '@axle/kernel';
import { type FoundOnPage, mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Actor } from '../resources/record-parts.ts';
import { findRecords, isKnownByCode, recordsById } from './find-records.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { mayList, pageOfEntity } from './may-look-up.ts';

/** Most records that one call answers. */
const mostInAll = 20;

/** A text shorter than this would find too much. */
const shortest = 2;

/** `skuList.12`: a record by the page on which it was seen. */
const place = /^([A-Za-z]{1,60})\.([0-9]{1,15})$/;

const findInput = z.object({ q: z.coerce.string().max(100).default(''), records: z.string().max(1000).default('') });

/** Records by the pages on which they were seen, as far as the actor may list those pages still. */
async function recordsAt(
  { database, registry }: LookupCallParts,
  caller: Actor,
  places: readonly string[],
): Promise<readonly FoundOnPage[]> {
  const read = places.slice(0, mostInAll).flatMap(text => {
    const [, page, id] = place.exec(text) ?? [];
    return page === undefined ? [] : [{ page, id: Number(id) }];
  });
  const answers = [...Map.groupBy(read, ({ page }) => page)].map(async ([key, these]) => {
    const entry = registry.page(key);
    if (!entry || !mayList(entry, caller.access) || !isKnownByCode(entry)) return [];
    const rows = await recordsById(
      { database, entry, caller },
      these.map(({ id }) => id),
    );
    return rows.length > 0 ? [{ section: entry.section.key, page: key, rows }] : [];
  });
  return (await Promise.all(answers)).flat();
}

/**
 * What the box of the frame asks: records by code or name on every page where the actor may list them, pages with an exact one first; and
 * what became of records that were seen lately.
 */
export const findCalls = ({ database, registry }: LookupCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.find,
    input: findInput,
    async handle(caller, { q, records }) {
      if (records !== '') return ok(await recordsAt({ database, registry }, caller, records.split(',')));
      const typed = q.normalize('NFKC').trim();
      if (typed.length < shortest) return ok([]);
      const entries = registry.resources
        .map(({ resource }) => pageOfEntity(registry, caller.access, resource.entity))
        .filter(entry => entry !== undefined)
        .filter(isKnownByCode);
      const pages = await Promise.all(
        entries.map(async entry => ({ entry, found: await findRecords({ database, entry, caller }, typed) })),
      );
      let left = mostInAll;
      const answer: FoundOnPage[] = [];
      for (const { entry, found } of pages.toSorted((one, other) => Number(other.found[0]?.exact) - Number(one.found[0]?.exact))) {
        const rows = found.slice(0, left);
        left -= rows.length;
        if (rows.length > 0) answer.push({ section: entry.section.key, page: entry.page.key, rows });
      }
      return ok(answer);
    },
  }),
];
