import { addDays, type LocalDate, type LocalWeek, mondayOf, type Refusal, text, weekOf } from '@axle/kernel';

const refusal = (field: string, zh: string, en: string): Refusal => ({ code: 'RULE', field, message: text(zh, en) });

/**
 * [DL7] A plan ships in its week of departure or later, arrives not before it ships, and its supply is cut off not behind the day on which
 * it ships.
 */
export function checkPlanDays({ departWeek, shipDate, etaDate, supplyCutAt }: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const found: Refusal[] = [];
  const ships = shipDate as LocalDate | undefined;
  if (ships !== undefined && typeof departWeek === 'string' && weekOf(ships) < departWeek)
    found.push(refusal('shipDate', '发货日期不能早于出发周', 'The ship date cannot be before the departure week'));
  if (ships !== undefined && typeof etaDate === 'string' && etaDate < ships)
    found.push(refusal('etaDate', '预计到仓日期不能早于发货日期', 'The ETA cannot be before the ship date'));
  const departs = ships ?? (typeof departWeek === 'string' ? sundayOf(departWeek as LocalWeek) : undefined);
  if (departs !== undefined && typeof supplyCutAt === 'string' && supplyCutAt.slice(0, 10) > departs)
    found.push(refusal('supplyCutAt', '备货截止日期不能晚于出发周', 'The supply cut-off cannot be after the departure'));
  return found;
}

const sundayOf = (week: LocalWeek): LocalDate => addDays(mondayOf(week), 6);
