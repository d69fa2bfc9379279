import { fill, ok, refuse, type Refusal } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { addressesIn } from '@axle/templates';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { RefusedWrite } from '../resources/refused-write.ts';
import { addRecord } from '../resources/write-record.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';

/** Most addresses that are added at a time. */
const most = 100;

const tooMany: Refusal = {
  code: 'TOO_MANY',
  field: 'emails',
  message: fill({ zh: '一次最多{most}个', en: 'At most {most} at a time' }, { most: String(most) }),
};

/** Adds a row for each address of a text: all of them, or none where one cannot be added. */
export const addRecipients: ActionHandler = async ({ parts, input: { emails, ...shared } }) => {
  const addresses = addressesIn(String(emails));
  if (addresses.length > most) return refuse(tooMany);
  try {
    return await inTransaction(parts.database, async transaction => {
      const outcomes: TargetOutcome[] = [];
      for (const email of addresses) {
        const added = await addRecord({ ...parts, database: transaction }, { ...shared, email, enabled: true });
        if (!added.ok) throw new RefusedWrite(named(added.refusal[0]!, email));
        outcomes.push({ id: added.value.id, name: email });
      }
      return ok(outcomes);
    });
  } catch (error) {
    if (error instanceof RefusedWrite) return refuse(error.refusal);
    throw error;
  }
};

/** A refusal that says of which address it speaks. */
const named = (refusal: Refusal, email: string): Refusal => ({
  ...refusal,
  ...(refusal.field === 'email' ? { field: 'emails' } : {}),
  message: { zh: `${email}：${refusal.message.zh}`, en: `${email}: ${refusal.message.en}` },
});
