import { refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { findRecord } from '../resources/read-records.ts';
import { recipientsOf } from './recipients-of.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Who would get a mail, each with the step that found them. */
export const recipientCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.resolveRecipients,
    permission: permissionCode('system', 'recipientEmail', 'list'),
    input: z.object({
      mailKind: z.string().max(40),
      supplier: id.optional(),
      company: id.optional(),
      lang: z.enum(['zh', 'en']).default('zh'),
    }),
    async handle(caller, asked) {
      const resource = registry.referred('supplier');
      const parts = resource && { database, resource, page: 'supplier', caller };
      if (asked.supplier !== undefined && !(parts && (await findRecord(parts, database, asked.supplier, ['supplierCode']))))
        return refuse(notFound);
      return recipientsOf(database, asked);
    },
  }),
];
