import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type TargetOutcome } from '@axle/page-kit';
import { type KeyedWording, readWordings } from '@axle/templates';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { RefusedWrite } from '../resources/refused-write.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import { changeLocked } from '../resources/write-record.ts';

const inRow = ({ mailKind, lang }: KeyedWording, refusal: Refusal): Refusal => ({
  code: refusal.code,
  field: 'wordings',
  message: { zh: `${mailKind}（${lang}）：${refusal.message.zh}`, en: `${mailKind} (${lang}): ${refusal.message.en}` },
});

/** The wordings of a file take the place of those of the same kind and language, each held to its rules; all of them or none. */
export const takeWordings: ActionHandler = async ({ parts, input }) => {
  const read = readWordings(String(input['wordings'] ?? ''));
  if (!read.ok) return refuse({ ...read.refusal, field: 'wordings' });
  return ok(await inTransaction(parts.database, transaction => takeAll(transaction, parts, read.value)));
};

async function takeAll(transaction: Transaction<Tables>, parts: RecordParts, wordings: readonly KeyedWording[]) {
  const stored = await transaction.selectFrom('mail_subject').select(['id', 'mail_kind', 'lang']).execute();
  const idOf = new Map(stored.map(({ id, mail_kind, lang }) => [`${mail_kind} ${lang}`, id]));
  const rows = new Map((await lockById(transaction, parts, [...idOf.values()])).map(row => [row.id, row]));
  const taken: TargetOutcome[] = [];
  for (const wording of wordings) {
    const before = rows.get(idOf.get(`${wording.mailKind} ${wording.lang}`) ?? 0);
    if (!before) throw new RefusedWrite(inRow(wording, notFound));
    const { mailKind: kind, lang, subject, bodyIntro, signature, attachments } = wording;
    const written = await changeLocked(transaction, parts, before, { subject, bodyIntro, signature, attachments });
    if (!written.ok) throw new RefusedWrite(inRow(wording, written.refusal[0]!));
    taken.push({ id: before.id, name: `${kind} ${lang}` });
  }
  return taken;
}
