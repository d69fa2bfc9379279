import { mostPerDay, requestNumber } from '@axle/approvals';
import type { Refusal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { RefusedWrite } from '../resources/refused-write.ts';

const tooMany: Refusal = {
  code: 'TOO_MANY',
  message: {
    zh: `当天的变更申请已达 ${mostPerDay} 个，请明天再试`,
    en: `Today’s limit of ${mostPerDay} change requests is reached; try again tomorrow`,
  },
};

/** The next numbers of a day's requests. Of two who draw at once the second one waits; a transaction that fails leaves no gap. */
export async function nextNumbers(transaction: Kysely<Tables>, day: string, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ last: number }>`
    insert into change_request_count (day, last) values (${day}::date, ${count}::int)
    on conflict (day) do update set last = change_request_count.last + excluded.last returning last`.execute(transaction);
  const last = rows[0]!.last;
  if (last > mostPerDay) throw new RefusedWrite(tooMany);
  return Array.from({ length: count }, (_, at) => requestNumber(day, last - count + 1 + at));
}
