import { foldSpelling, type Refusal, type Result, ok, refuse } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Finds the number of a thing by its kind and name. */
export type CodeOf = (kind: string, name: string) => string | undefined;

/** The numbers and words of platforms that are in force. */
export async function fitmentCodes(database: Kysely<Tables>): Promise<CodeOf> {
  const { rows } = await sql<{ kind: string; name: string; number: string }>`
    select kind, name, number from fitment_code where status = 1`.execute(database);
  const numbers = new Map(rows.map(({ kind, name, number }) => [`${kind} ${foldSpelling(name)}`, number]));
  return (kind, name) => numbers.get(`${kind} ${foldSpelling(name)}`);
}

const unknownVersion: Refusal = {
  code: 'ACES_HEADER',
  message: {
    zh: 'ACES需要VCdb、PCdb、Qdb的版本日期以及发送人姓名与电话，请先在“编号”页签登记',
    en: 'ACES needs the version dates of VCdb, PCdb and Qdb and the sender’s name and phone; enter them in the tab “Numbers” first',
  },
};

/** What the header of an ACES document says of its databases and its sender; refused where one of it was never entered. */
export function acesSender(codeOf: CodeOf): Result<Readonly<Record<'vcdb' | 'pcdb' | 'qdb' | 'name' | 'phone', string>>> {
  const [vcdb, pcdb, qdb] = ['vcdb', 'pcdb', 'qdb'].map(name => codeOf('version', name));
  const [name, phone] = ['name', 'phone'].map(one => codeOf('sender', one));
  if (!vcdb || !pcdb || !qdb || !name || !phone) return refuse(unknownVersion);
  return ok({ vcdb, pcdb, qdb, name, phone });
}
