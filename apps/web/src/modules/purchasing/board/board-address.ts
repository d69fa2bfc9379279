import type { LocalDate } from '@axle/kernel';
import type { RecordValues, Tool } from '@axle/page-kit';
import { askedPeriod, boardPeriod, monthsNamed, namedPeriod, type PeriodKind, periodName } from '@axle/purchasing';

/** Whether a board offers a kind of period. */
const offers = ({ inputs }: Pick<Tool, 'inputs'>, kind: unknown) => {
  const field = inputs['period'];
  return field?.kind === 'enum' && field.options.some(({ code }) => code === kind);
};

/** [R92] What an address asks a board for, by its inputs: a period goes by its name there. A name that is none is passed over. */
export function askedByAddress(tool: Pick<Tool, 'inputs'>, given: RecordValues, today: LocalDate): RecordValues {
  const { period, ...rest } = given;
  if (period === undefined || offers(tool, period)) return given;
  if (!('month' in tool.inputs)) {
    const named = namedPeriod(String(period));
    return named.ok ? { ...rest, ...askedPeriod(named.value, today) } : rest;
  }
  const named = monthsNamed(String(period));
  if (!named.ok || !offers(tool, named.value.kind)) return rest;
  return { ...rest, period: named.value.kind, month: named.value.period.to.slice(0, 7) };
}

/** [R92] The inputs of a board as its address says them: other periods than the current one by their names. */
export function saidInAddress({ from, to, ...values }: RecordValues): RecordValues {
  const { period, month, ...rest } = values;
  if (period === 'custom') {
    if (from === undefined || to === undefined) return rest;
    return { ...rest, period: periodName('custom', { from: from as LocalDate, to: to as LocalDate }) };
  }
  if (period === undefined || month === undefined) return values;
  const kind = period as PeriodKind;
  return { ...rest, period: periodName(kind, boardPeriod(kind, `${String(month)}-01` as LocalDate)) };
}
