import { ok } from '@axle/kernel';
import { officePaths, type OfficeSwitch } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { officeCall, type OfficeCall } from '../../../platform/gateways/office/office-call.ts';

/** The switches of the office system for the signed-in user; nothing here sets them. */
export const switchCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly OfficeCall[] => [
  officeCall({ method: 'GET', path: officePaths.switches, input: z.object({}), handle: async () => ok(await allSwitches(database)) }),
];

const allSwitches = (database: Kysely<Tables>): Promise<readonly OfficeSwitch[]> =>
  database.selectFrom('office_switch').select(['key', 'value', 'note_zh', 'note_en', 'synced_at']).orderBy('key').execute();
