import { ok } from '@axle/kernel';
import { blockedFields } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';

const blackListInput = z.object({ appId: z.string().max(40).optional(), includeLower: z.union([z.boolean(), z.string()]).optional() });

/** Calls about users and rights on the main API: names of users, and the caller's field blocks as `<page>.<field>`. */
export const accessCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.users,
    input: z.object({}),
    handle: async () => {
      const rows = await database.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).orderBy('id').execute();
      return ok(rows.map(row => ({ id: row.id, nickname: row.nickname, nicknameEn: row.nickname_en ?? undefined })));
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.blackListField,
    whilePasswordIsDue: true,
    input: blackListInput,
    handle: async caller => ok(blockedFields(caller.access)),
  }),
];
