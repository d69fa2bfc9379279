import { fill, type Text } from '@axle/kernel';
import { mostFilterValues } from '@axle/page-kit';
import { pastedText } from '../../text/pasted.ts';
import { grouped } from '../grouped.ts';
import { pastedRecords } from './pasted-records.ts';
import type { References } from './references.ts';

/** Most texts of a pasted list that are named as not found. */
const mostMissing = 20;

/** The value of a filter by records after a paste, absent where it did not change, and the message about it. */
export interface TakenPaste {
  readonly value?: readonly number[];
  readonly message: Text;
}

/**
 * Adds the records of a pasted list to those that are chosen, up to the most that a filter takes. The message names the texts that match no
 * record and says whether records were left out.
 */
export async function takePasted(
  references: Pick<References, 'match'>,
  entity: string,
  texts: readonly string[],
  chosen: readonly number[],
): Promise<TakenPaste> {
  const reply = await pastedRecords(references, entity, texts);
  if (!reply.ok) return { message: reply.refusal.message };
  const { ids, missing } = reply.value;
  const named = missing.slice(0, mostMissing).join(', ');
  const came = fill(missing.length === 0 ? pastedText.found : pastedText.foundSome, {
    count: grouped(texts.length),
    found: grouped(ids.length),
    missing: missing.length > mostMissing ? `${named} …` : named,
  });
  const all = [...new Set([...chosen, ...ids])];
  return {
    ...(ids.length > 0 ? { value: all.slice(0, mostFilterValues) } : {}),
    message: all.length > mostFilterValues ? fill(pastedText.cut, { came, most: grouped(mostFilterValues) }) : came,
  };
}
