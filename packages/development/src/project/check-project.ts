import { compareDecimals, type Decimal, type Refusal, sum, text } from '@axle/kernel';

/** What is known of a project as it is written. */
export interface ProjectValues {
  readonly suppliers?: readonly { readonly chosen?: boolean }[];
  readonly fitments?: readonly { readonly yearFrom?: number; readonly yearTo?: number }[];
  readonly feePct?: Decimal;
  readonly adPct?: Decimal;
  readonly returnPct?: Decimal;
}

const hundred = '100' as Decimal;

/**
 * [N1a] What stands against a project as it is written: two chosen suppliers (`ONE_CHOSEN`), years of a fitment that end before they begin
 * (`YEAR_ORDER`), percentages of the price that leave nothing of it (`PCT_SUM`).
 */
export function checkProject({ suppliers = [], fitments = [], feePct, adPct, returnPct }: ProjectValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (suppliers.filter(({ chosen }) => chosen).length > 1)
    found.push({ code: 'ONE_CHOSEN', field: 'suppliers', message: text('只能选定一家供应商', 'Choose one supplier only') });
  if (fitments.some(({ yearFrom, yearTo }) => yearFrom !== undefined && yearTo !== undefined && yearTo < yearFrom))
    found.push({
      code: 'YEAR_ORDER',
      field: 'fitments',
      message: text('结束年款不能早于开始年款', 'The last model year must not be before the first'),
    });
  if (compareDecimals(sum([feePct, adPct, returnPct].flatMap(share => share ?? [])), hundred) >= 0)
    found.push({
      code: 'PCT_SUM',
      field: 'feePct',
      message: text('平台费、广告与退货合计须小于100%', 'Fees, ads and returns must come to less than 100%'),
    });
  return found;
}
