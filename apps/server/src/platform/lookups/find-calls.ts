import { ok } from '@axle/kernel';
import { type FoundOnPage, mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { findRecords, isKnownByCode } from './find-records.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { pageOfEntity } from './may-look-up.ts';

/** Most records that one call answers. */
const mostInAll = 20;

/** A text shorter than this would find too much. */
const shortest = 2;

const findInput = z.object({ q: z.coerce.string().max(100).default('') });

/** What the box of the frame asks: records by code or name on every page where the asker may list them, pages with an exact one first. */
export const findCalls = ({ database, registry }: LookupCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.find,
    input: findInput,
    async handle(caller, { q }) {
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
