import { compareDecimals, type Decimal, type LocalDate, type Refusal, text } from '@axle/kernel';
import { checkPeriod } from '../season/check-scope.ts';

/** What the rules of a safety stock go by. */
interface SafetyValues {
  readonly method?: string;
  readonly service?: Decimal;
  readonly minQty?: number;
  readonly maxQty?: number;
  readonly fixedQty?: number;
  readonly coverDays?: number;
  readonly reason?: string;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** Pieces as they were computed, and as they are in force. */
interface ComputedPieces {
  readonly computed?: number;
  readonly result?: number;
}

/** [P4] Whether a share of demand, in percent, is one that safety stock serves. */
const isService = (service: Decimal | undefined): boolean =>
  typeof service !== 'string' || (compareDecimals(service, '50' as Decimal) >= 0 && compareDecimals(service, '99.9' as Decimal) <= 0);

/** [P4] What stands against a safety stock. */
export function checkSafety(values: SafetyValues): readonly Refusal[] {
  const { method, service, minQty, maxQty, fixedQty, coverDays, reason } = values;
  const found: Refusal[] = [...checkPeriod(values)];
  const add = (code: string, field: string, zh: string, en: string) => found.push({ code, field, message: text(zh, en) });
  if (!isService(service)) add('SL_RANGE', 'service', '服务水平须在50–99.9之间', 'Service level must be 50–99.9');
  if (typeof minQty === 'number' && typeof maxQty === 'number' && minQty > maxQty)
    add('MIN_MAX', 'maxQty', '下限不能大于上限', 'Min cannot be greater than max');
  if (method === 'fixed' && fixedQty === undefined)
    add('FIXED', 'fixedQty', '固定值法须填写固定数量', 'The fixed method needs a fixed quantity');
  if (method === 'fixed' && (typeof reason !== 'string' || reason.trim() === ''))
    add('FIXED_REASON', 'reason', '固定值法须填写原因', 'The fixed method needs a reason');
  if (method === 'coverDays' && coverDays === undefined)
    add('COVER_DAYS', 'coverDays', '天数法须填写备货天数', 'The cover-days method needs cover days');
  return found;
}

/** [P4] Whether a change of that much of a safety stock needs a reason: more than half. */
export const isLargeChange = (before: number | undefined, after: number): boolean =>
  before !== undefined && Math.abs(after - before) * 2 > before;

/**
 * [P4] How much, in percent, the computed pieces lie above or below those in force; what forms do not send is taken from the former row.
 */
export function safetyDifference({ computed: given, result }: ComputedPieces, before?: ComputedPieces) {
  const computed = given ?? before?.computed;
  if (typeof computed !== 'number' || typeof result !== 'number' || result === 0) return { difference: undefined };
  return { difference: String(Math.round(((computed - result) / result) * 10_000) / 100) as Decimal };
}
