import { ok } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { readableRow } from './readable-row.ts';

/** Most documents that a station lists. */
const mostListed = 100;

/** What the calls of stations stand on. */
export interface StationParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

/** What waits at a station. */
interface Waiting {
  readonly path: string;
  /** Its page, and the resource that holds its scope and the names of its fields. */
  readonly page: string;
  /** A query over `t`, which has the field of the scope, down to the end of its conditions; the scope of the caller is one of them. */
  rows(caller: Caller, seen: RawBuilder<boolean>): RawBuilder<object>;
}

/** A call that lists what waits at a station, the most urgent first, within the scope and the field blocks of the user who works there. */
export function waitingCall({ database, registry }: StationParts, { path, page, rows }: Waiting): MainCall {
  const { resource } = registry.page(page)!.page;
  if (!resource) throw new Error(`${page} has no records`);
  return mainCall({
    method: 'GET',
    path,
    permission: permissionCode('wms', page, 'list'),
    input: z.object({}),
    async handle(caller) {
      const seen = seenRows({ resource, caller });
      const found = await sql<object>`${rows(caller, seen)} limit ${mostListed}`.execute(database);
      return ok(found.rows.map(row => readableRow(caller, page, resource, row)));
    },
  });
}
