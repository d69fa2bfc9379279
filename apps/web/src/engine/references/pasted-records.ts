import { ok, type Result } from '@axle/kernel';
import type { References } from './references.ts';

/** Most texts that are looked up in one call. */
const portion = 2000;

/** What a pasted list came to: the records that its texts mean, and the texts that mean none or several. */
export interface PastedRecords {
  readonly ids: readonly number[];
  readonly missing: readonly string[];
}

/** The records that pasted codes or names mean, within the rights and the scope of the reader. */
export async function pastedRecords(
  references: Pick<References, 'match'>,
  entity: string,
  texts: readonly string[],
): Promise<Result<PastedRecords>> {
  const [ids, missing]: [number[], string[]] = [[], []];
  for (let from = 0; from < texts.length; from += portion) {
    const reply = await references.match(entity, texts.slice(from, from + portion));
    if (!reply.ok) return reply;
    for (const match of reply.value) {
      if ('id' in match) ids.push(match.id);
      else missing.push(match.text);
    }
  }
  return ok({ ids: [...new Set(ids)], missing });
}
