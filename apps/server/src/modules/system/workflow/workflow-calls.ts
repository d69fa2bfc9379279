import { ok } from '@axle/kernel';
import { officePaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { officeCall, type OfficeCall } from '../../../platform/gateways/office/office-call.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { workflowHistory } from './workflow-history.ts';

const historyInput = z.object({ flowId: z.union([z.string().trim().min(1).max(64), z.number().int().nonnegative().transform(String)]) });

/** The trail of an approval flow. */
export const workflowCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly OfficeCall[] => [
  officeCall({
    method: 'POST',
    path: officePaths.workflowHistory,
    input: historyInput,
    handle: async (caller, { flowId }) => ok(await workflowHistory(database, registry, caller, flowId)),
  }),
];
