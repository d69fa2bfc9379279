import { compareDecimals, type Decimal, ok, type Refusal, refuse, zero } from '@axle/kernel';
import { periodName, scoreMailRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { supplierMail } from '../mail/supplier-mail.ts';
import { scoreCard } from './score-card.ts';
import { scoreNumber } from './score-file.ts';
import { readSupplierBoard } from './supplier-board.ts';

interface Scored {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly buyer: number | null;
  /** Which of our companies bought from it last. */
  readonly company: number | null;
}

/** Suppliers whose scores are to be mailed, by their code. */
async function scoredSuppliers(database: Kysely<Tables>, ids: readonly number[]): Promise<readonly Scored[]> {
  const { rows } = await sql<Scored>`
    select s.id, s.supplier_code as code, s.name_zh as name, s.purchase_user as buyer,
      (select o.company_entity from purchase_order o where o.supplier = s.id order by o.id desc limit 1) as company
    from supplier s where s.id = any(${ids}::bigint[]) order by s.supplier_code`.execute(database);
  return rows;
}

/** When the scores of these numbers were last mailed, in milliseconds; mails that did not go out do not count. */
async function lastMails(database: Kysely<Tables>, numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ biz_no: string; at: string }>`
    select biz_no, max(created_at) as at from outgoing_mail
    where biz_no = any(${numbers}::text[]) and kind = 'SCORE' and state not in ('cancelled', 'dead') group by biz_no`.execute(database);
  return new Map(rows.map(({ biz_no, at }) => [biz_no, new Date(at).getTime()]));
}

const signed = (change: Decimal): string => (compareDecimals(change, zero) > 0 ? `+${change}` : change);

async function mailOf(parts: RecordParts, { id, company, buyer }: Scored, number: string, period: string, card: Card) {
  const document = { bizNo: number, supplier: id, companyEntity: company!, buyer: buyer ?? parts.caller.access.userId };
  const { score, grade, scoreDelta } = card;
  return supplierMail(parts, document, {
    kind: 'SCORE',
    values: {
      'score.period': period,
      'score.value': score!,
      'score.grade': grade!,
      ...(scoreDelta === undefined ? {} : { 'score.change': signed(scoreDelta) }),
    },
    attaches: 'supplierScore',
  });
}

interface Card {
  readonly score?: Decimal;
  readonly grade?: string;
  readonly scoreDelta?: Decimal;
}

/** [R79] Mails suppliers their scores of a period, with the score card; all of them or, where something stands against one, none. */
export const mailScore: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const own = { ...parts, database: transaction };
    const ids = input['suppliers'] as readonly number[];
    const asked = { period: input['period'], supplier: ids, ...(input['month'] === undefined ? {} : { month: input['month'] }) };
    const board = await readSupplierBoard({ parts: own, input: asked });
    const period = periodName(board.kind, board.period);
    const suppliers = await scoredSuppliers(transaction, ids);
    const sent = await lastMails(
      transaction,
      suppliers.map(({ code }) => scoreNumber(code, period)),
    );
    const now = parts.caller.now.getTime();
    const refusals: Refusal[] = [];
    for (const supplier of suppliers) {
      const number = scoreNumber(supplier.code, period);
      const card = (await scoreCard(board, supplier.id)) as Card;
      const known = { supplier: supplier.name, hasScore: card.score !== undefined && supplier.company !== null };
      const against = scoreMailRefusals({ ...known, lastMailAt: sent.get(number), again: input['again'] === true }, now);
      refusals.push(...against);
      if (against.length > 0) continue;
      const mail = await mailOf(own, supplier, number, period, card);
      if (!mail.ok) refusals.push(mail.refusal);
      else if (refusals.length === 0) await queueMail(transaction, mail.value, parts.caller.now);
    }
    return refusals.length > 0 ? refuse(refusals) : ok([]);
  });
