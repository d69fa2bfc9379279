import { fill, type LocalDate, type Refusal } from '@axle/kernel';
import { pastDay } from '../past-day.ts';
import type { LineReply } from './reply-diff.ts';

/**
 * [R9b] What stands against a supplier's reply to a line: parts that do not come to its pieces (`SPLIT_SUM`), a day that has passed
 * (`PAST`), a refusal without a reason (`REASON`).
 */
export function replyRefusals(qty: number, reply: LineReply & { readonly reason?: string }, today: LocalDate): readonly Refusal[] {
  const { splits = [], date } = reply;
  const wanted = reply.qty ?? qty;
  const sum = splits.reduce((total, part) => total + part.qty, 0);
  const isPast = [date, ...splits.map(part => part.date)].some(day => day !== undefined && day < today);
  return [
    ...(splits.length > 0 && sum !== wanted
      ? [
          {
            code: 'SPLIT_SUM',
            field: 'splits',
            message: fill({ zh: '分批数量合计须等于{n}', en: 'Split total must be {n}' }, { n: wanted }),
          },
        ]
      : []),
    ...(isPast ? [pastDay('date')] : []),
    ...(reply.isRefused && !reply.reason?.trim()
      ? [{ code: 'REASON', field: 'reason', message: { zh: '拒单须填写原因', en: 'A refusal needs a reason' } }]
      : []),
  ];
}
