import type { Decimal, LocalDate } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type DeductedLine, deductionBasis, type DeductionType } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { deductedLine, type DeductionFacts, deductionFacts, lineNamed } from './deduction-facts.ts';

/** A deduction with all that follows from its order and its supplier, and the line that it is for. */
export interface Completed {
  readonly values: RecordValues;
  readonly line?: DeductedLine;
}

/** [R16e] What a deduction does not say itself; whoever may not see prices says the amount. */
export function completed(
  given: RecordValues,
  facts: DeductionFacts,
  { today, pricesSeen }: { readonly today: LocalDate; readonly pricesSeen: boolean },
): Completed {
  const order = facts.orders.get(Number(given['purchaseOrder']));
  const supplier = given['supplier'] ?? order?.['supplier'];
  const orderLine = order && lineNamed(order, given);
  const line = order && orderLine !== undefined ? deductedLine(facts, order, orderLine) : undefined;
  const basis = deductionBasis({
    type: given['type'] as DeductionType,
    line,
    defectQty: given['defectQty'] as number | undefined,
    sortHours: given['sortHours'] as Decimal | undefined,
    hourRate: given['hourRate'] as Decimal | undefined,
    concessionPct: given['concessionPct'] as Decimal | undefined,
  });
  const values = {
    ...given,
    supplier,
    orderLine: orderLine ?? given['orderLine'],
    sku: given['sku'] ?? (order && orderLine !== undefined ? linesIn(order, 'lines')[orderLine - 1]!['sku'] : undefined),
    companyEntity: given['companyEntity'] ?? order?.['companyEntity'] ?? facts.companies.get(Number(supplier)),
    currency: given['currency'] ?? order?.['currency'] ?? facts.terms.get(Number(supplier))?.currency ?? undefined,
    day: given['day'] ?? today,
    amount: given['amount'] ?? (pricesSeen ? basis?.amount : undefined),
    basis: basis?.formula,
    appliedAmount: given['appliedAmount'] ?? '0',
    waiverWaits: given['waiverWaits'] ?? false,
  };
  return { values, ...(line ? { line } : {}) };
}

/** Completes deductions while they are drafts; what was notified stays as it is. */
export const completeDeductions: Derivation = async (database, { caller }, rows) => {
  const isDraft = ({ state }: RecordValues) => (state ?? 'draft') === 'draft';
  const drafts = rows.flatMap(({ after }) => (isDraft(after) ? [after] : []));
  if (drafts.length === 0) return rows.map(({ after }) => after);
  const facts = await deductionFacts(database, caller, drafts);
  const known = { today: todayOf(caller), pricesSeen: seesPrices(caller) };
  return rows.map(({ after }) => (isDraft(after) ? completed(after, facts, known).values : after));
};
