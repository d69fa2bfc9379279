import { ok, type Refusal, refuse } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';

const superOnly: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '只有超级管理员可以修改名称与颜色', en: 'Only super administrators can change names and colours' },
};
const unknown: Refusal = { code: 'NOT_FOUND', message: { zh: '没有该状态', en: 'The status does not exist' } };

const word = (most: number) => z.string().trim().max(most).nullish();

/** How a status is worded and coloured, by super users; what it is and what may follow is the release's. */
export const statusCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'POST',
    path: mainPaths.saveStatusLook,
    permission: permissionCode('system', 'orderStatus', 'list'),
    input: z.object({
      domain: z.string().max(40),
      code: z.string().max(40),
      nameZh: word(40),
      nameEn: word(60),
      tone: z.enum(['neutral', 'info', 'good', 'warn', 'bad']).nullish(),
    }),
    async handle({ access, now }, { domain, code, nameZh, nameEn, tone }) {
      if (!access.isSuper) return refuse(superOnly);
      const { numUpdatedRows } = await database
        .updateTable('order_status_setting')
        .set(({ eb }) => ({
          own_zh: nameZh || null,
          own_en: nameEn || null,
          own_tone: tone ?? null,
          version: eb('version', '+', 1),
          updated_by: access.userId,
          updated_at: now,
        }))
        .where('domain', '=', domain)
        .where('code', '=', code)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? ok(undefined) : refuse(unknown);
    },
  }),
];
