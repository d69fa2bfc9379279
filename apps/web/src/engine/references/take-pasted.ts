import { fill, type Text } from '@axle/kernel';
import { mostFilterValues } from '@axle/page-kit';
import { pastedText } from '../../text/pasted.ts';
import { grouped } from '../grouped.ts';
import { pastedRecords } from './pasted-records.ts';
import type { References } from './references.ts';

/** Texts of a pasted list that are told to mean no record. */
const mostMissing = 20;

/** What a filter by records holds after a paste, where it holds something else than before, and what is said of it. */
export interface TakenPaste {
  readonly value?: readonly number[];
  readonly told: Text;
}

/**
 * Adds the records that a pasted list means to those that are chosen, as many as a filter takes, and tells which texts mean none and
 * whether some were left.
 */
export async function takePasted(
  references: Pick<References, 'match'>,
  entity: string,
  texts: readonly string[],
  chosen: readonly number[],
): Promise<TakenPaste> {
  const reply = await pastedRecords(references, entity, texts);
  if (!reply.ok) return { told: reply.refusal.message };
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
    told: all.length > mostFilterValues ? fill(pastedText.cut, { came, most: grouped(mostFilterValues) }) : came,
  };
}
