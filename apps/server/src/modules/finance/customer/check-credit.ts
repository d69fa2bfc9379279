import { creditCheck } from '@axle/finance';
import { type Decimal, ok, type Refusal, refuse, zero } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';

const needed = ['code', 'nameZh', 'creditLimit', 'receivable', 'openAmount'];
const noLimit: Refusal = {
  code: 'NO_LIMIT',
  field: 'creditLimit',
  message: { zh: '该客户没有信用额度', en: 'This customer has no credit limit' },
};
const closed: Refusal = { code: 'FORBIDDEN', message: { zh: '您无权查看信用额度', en: 'You are not allowed to see the credit limit' } };

/** Checks whether an order of a customer fits into the remaining credit limit, for users who may read it. */
export const checkCredit: ActionHandler = async ({ parts, targets: [target], input }) => {
  const { mayRead } = fieldRights(parts);
  if (!needed.every(mayRead)) return refuse(closed);
  const record = target && (await findRecord(parts, parts.database, target.id, needed));
  if (!record) return refuse(notFound);
  const amount = (key: string) => (record[key] as Decimal | undefined) ?? zero;
  const limit = record['creditLimit'] as Decimal | undefined;
  const result =
    limit === undefined ? refuse(noLimit) : creditCheck(limit, amount('receivable'), amount('openAmount'), input['amount'] as Decimal);
  return ok([{ id: record.id, name: nameFor(parts)(record), ...(result.ok ? {} : { refusal: result.refusal }) }]);
};
