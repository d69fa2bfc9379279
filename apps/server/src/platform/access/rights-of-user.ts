import { ok, type Refusal, refuse } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import type { FieldBlock } from '@axle/permissions';
import { mainPaths, type UserRights } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { tabCode } from './tab-rights.ts';
import { loadAccess } from './load-access.ts';

const unknownUser: Refusal = { code: 'NOT_FOUND', field: 'user', message: { zh: '用户不存在', en: 'The user does not exist' } };

/** What decides over one user: roles with their codes, scopes and field blocks in force. For who may see everybody's rights. */
export const rightsOfUserCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.rightsOfUser,
    permission: tabCode('tab1', 'list'),
    input: z.object({ user: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    async handle({ now }, { user: id }) {
      const [user, access, names] = await Promise.all([
        database
          .selectFrom('app_user')
          .select(['id', 'account', 'nickname', 'nickname_en', 'state'])
          .where('id', '=', id)
          .executeTakeFirst(),
        loadAccess(database, id, businessDay(now)),
        database.selectFrom('role').select(['code', 'name_zh', 'name_en']).execute(),
      ]);
      if (!user || !access) return refuse(unknownUser);
      const nameOf = new Map(names.map(role => [role.code, role]));
      const rights: UserRights = {
        user: {
          id,
          account: user.account,
          nickname: user.nickname,
          ...(user.nickname_en === null ? {} : { nicknameEn: user.nickname_en }),
          state: user.state,
          isSuper: access.isSuper,
        },
        roles: access.roles.map(({ role, codes }) => ({
          role,
          nameZh: nameOf.get(role)?.name_zh ?? role,
          nameEn: nameOf.get(role)?.name_en ?? role,
          codes: [...codes],
        })),
        scopes: [...access.scopes].map(([kind, scope]) => ({ kind, targets: scope === 'all' ? scope : [...scope] })),
        blocks: access.blocks.map(blockOf),
      };
      return ok(rights);
    },
  }),
];

const blockOf = ({ subject, page, field, mode }: FieldBlock): UserRights['blocks'][number] => ({
  subject: subject.kind,
  ...(subject.kind === 'role' ? { role: subject.role } : {}),
  page,
  field,
  mode,
});
