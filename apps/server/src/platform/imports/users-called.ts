import { foldSpelling, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const quote = (text: string) => text.slice(0, 40);

const unknown = (label: Text, text: string): Refusal => ({
  code: 'REFERENCE',
  message: { zh: `${label.zh}：没有用户“${quote(text)}”`, en: `${label.en}: no user ${quote(text)}` },
});

const several = (label: Text, text: string, accounts: readonly string[]): Refusal => ({
  code: 'AMBIGUOUS',
  message: {
    zh: `${label.zh}：有多个用户叫“${quote(text)}”，请填账号：${accounts.join('、')}`,
    en: `${label.en}: several users are named ${quote(text)}, enter the account: ${accounts.join(', ')}`,
  },
});

/** The user whom each of some texts means: by account, or by a Chinese or English name that one user has, without case. One query. */
export async function usersCalled(
  database: Kysely<Tables>,
  label: Text,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Result<number>>> {
  const folded = texts.map(foldSpelling);
  const { rows } = await sql<{ id: number; account: string; zh: string; en: string | null }>`
    select id, account, nickname as zh, nickname_en as en from app_user
    where account = any(${folded}::text[]) or lower(nickname) = any(${folded}::text[]) or lower(nickname_en) = any(${folded}::text[])
    order by id`.execute(database);
  const resultOf = (text: string): Result<number> => {
    const own = foldSpelling(text);
    const account = rows.find(user => user.account === own);
    if (account) return ok(account.id);
    const named = rows.filter(({ zh, en }) => [zh, en ?? zh].some(name => foldSpelling(name) === own));
    if (named.length === 1) return ok(named[0]!.id);
    return refuse(named.length === 0 ? unknown(label, text) : several(label, text, named.map(user => user.account).slice(0, 5)));
  };
  return new Map(texts.map(text => [text, resultOf(text)]));
}
