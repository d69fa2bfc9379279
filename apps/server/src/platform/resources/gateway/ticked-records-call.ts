import { refuse } from '@axle/kernel';
import { forbiddenField, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../gateways/module-calls.ts';
import type { PageEntry } from '../../registry/page-registry.ts';
import { fieldRights } from '../field-rights.ts';
import { findRecords } from '../read-records.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Ids of ticked records in an address, each once; a single one may stand there alone. */
export const tickedIds = (most: number) =>
  z.union([z.array(id).min(1).max(most), id.transform(one => [one])]).transform(ids => [...new Set(ids)]);

/** What a file action of a page makes of the ticked records. */
export interface TickedRecords {
  /** Key of the page. */
  readonly page: string;
  /** The action that fetches the file. */
  readonly action: string;
  /** The action whose permission code is needed, where it is another one. */
  readonly permission?: string;
  /** Most records of one file; the button takes no more. */
  readonly most: number;
  /** Fields that the file shows: a caller who may not read one of them gets no file. */
  readonly fields: readonly string[];
  answer(records: readonly RecordRow[], caller: Caller, entry: PageEntry): Promise<Answer>;
}

/** `GET` of a file that is made of ticked records, all of which have to lie within the caller's scope. */
export function tickedRecordsCall(
  { database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>,
  { page: name, action, permission = action, most, fields, answer }: TickedRecords,
): readonly MainCall[] {
  const entry = registry.page(name);
  const resource = entry?.page.resource;
  if (!entry || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, action),
      permission: permissionCode(entry.section.key, name, permission),
      input: z.object({ id: tickedIds(most) }),
      async handle(caller, { id: ids }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        const rights = fieldRights(parts);
        const closed = fields.find(key => !rights.mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        const records = await findRecords(parts, database, ids, fields);
        return records.length < ids.length ? refuse(notFound) : answer(records, caller, entry);
      },
    }),
  ];
}
