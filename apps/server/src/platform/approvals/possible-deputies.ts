import { permissionCode } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** [A13] Active people but one who may decide on requests at all: a deputy gets no right that they do not have. */
export async function possibleDeputies(database: Kysely<Tables>, except: number): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('app_user as u')
    .select('u.id')
    .where('u.state', '=', 'active')
    .where('u.id', '<>', except)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('u.is_super', '=', true),
        exists(
          selectFrom('user_role')
            .innerJoin('role_grant', 'role_grant.role_id', 'user_role.role_id')
            .select('role_grant.role_id')
            .whereRef('user_role.user_id', '=', 'u.id')
            .where('role_grant.code', '=', permissionCode('system', 'basicInfoApproval', 'update')),
        ),
      ]),
    )
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}
