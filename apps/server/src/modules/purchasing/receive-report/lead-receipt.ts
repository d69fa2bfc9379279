import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { arriveReceipt, closeReceipt, finishReceipt } from '../../inventory/receipt/receipt-transitions.ts';

/** What a receipt is led through where nobody stands at a station, with what each step does. */
const steps = { arrive: arriveReceipt, start: undefined, finish: finishReceipt, close: closeReceipt } as const satisfies Readonly<
  Record<string, TransitionEffect | undefined>
>;

/** Leads a receipt one step on, as the pages of the warehouse do. */
export async function leadReceipt(
  transaction: Transaction<Tables>,
  caller: Actor,
  id: number,
  step: keyof typeof steps,
): Promise<Result<undefined, Refusal>> {
  const parts = ownParts(transaction, caller, 'receiveOrder');
  const { version } = await transaction.selectFrom('receipt').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  const reply = await transitionHandler(step, steps[step])({ parts, targets: [{ id, version }], input: {} });
  if (!reply.ok) return refuse([reply.refusal].flat()[0]!);
  const refusal = reply.value[0]?.refusal;
  return refusal ? refuse(refusal) : ok(undefined);
}
