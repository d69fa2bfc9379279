import { ok, refuse } from '@axle/kernel';
import { fieldsOf, type Filter, mostRowsPerPage, notFound, permissionCode, standardCode, wireValues } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedIds } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { postgresRecords } from '../../../platform/resources/postgres-records.ts';
import { findRecords } from '../../../platform/resources/read-records.ts';
import { referenceNames } from '../../../platform/resources/reference-names.ts';
import { countDownloads } from './contract-downloads.ts';
import { mostContracts } from './most-contracts.ts';

const name = 'contract';

/** What the list is narrowed down by: one or several values, part of the title, ends of ranges. */
const several = z.union([z.string(), z.array(z.string())]).optional();
const one = z.string().optional();
const asked = z.object({
  contractNo: several,
  category: several,
  supplier: several,
  company: several,
  state: several,
  title: one,
  signFrom: one,
  signTo: one,
  endFrom: one,
  endTo: one,
  amountFrom: one,
  amountTo: one,
});
const ranges = [
  ['signDate', 'signFrom', 'signTo'],
  ['endDate', 'endFrom', 'endTo'],
  ['amount', 'amountFrom', 'amountTo'],
] as const;
const register = asked.extend({
  limit: z.coerce.number().int().min(1).max(mostRowsPerPage).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
});

/** The filters that parameters stand for; the engine checks their values. */
function filtersOf(given: z.infer<typeof asked>): readonly Filter[] {
  const listed = (['contractNo', 'state'] as const).map(field => ({ field, value: given[field] }));
  const referring = (['category', 'supplier', 'company'] as const).map(field => ({
    field,
    value: given[field] === undefined ? undefined : [given[field]].flat().map(Number),
  }));
  const bounded = ranges.map(([field, from, to]) => ({ field, from: given[from], to: given[to] }));
  return [
    ...[...listed, ...referring].flatMap(({ field, value }) =>
      value === undefined ? [] : [{ field, op: 'in' as const, value: [value].flat() }],
    ),
    ...bounded.flatMap(({ field, from, to }) =>
      from === undefined && to === undefined ? [] : [{ field, op: 'between' as const, value: [from ?? null, to ?? null] }],
    ),
    ...(given.title === undefined ? [] : [{ field: 'title', op: 'contains' as const, value: given.title }]),
  ];
}

/** The register of contracts as a list by its own name, and the call that counts a download once the file has come. */
export function contractRegisterCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  const { referred } = registry;
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.contractRegister,
      permission: standardCode(section.key, page, 'list'),
      input: register,
      async handle(caller, { limit, offset, ...given }) {
        const filters = filtersOf(given);
        const records = postgresRecords(database, resource, name, caller, { referred });
        const listed = await records.list({ filters, sort: page.sort, limit, offset });
        if (!listed.ok) return listed;
        const counted = await records.count({ filters });
        if (!counted.ok) return counted;
        const { rows } = listed.value;
        const { send } = wireValues(fieldsOf(resource));
        return {
          ...ok({ rows: rows.map(send), ...counted.value }),
          names: await referenceNames(database, { resource, referred, caller }, rows),
        };
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.countContractDownload,
      permission: ['download', 'batchDownload'].map(action => permissionCode(section.key, name, action)),
      input: z.object({ id: tickedIds(mostContracts) }),
      async handle(caller, { id: ids }) {
        const parts = { database, resource, page: name, caller, referred };
        if ((await findRecords(parts, database, ids, ['contractNo'])).length < ids.length) return refuse(notFound);
        return ok({ counted: await countDownloads(database, caller, ids) });
      },
    }),
  ];
}
