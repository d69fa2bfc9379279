import { compareDecimals, type Refusal, type Text, text } from '@axle/kernel';
import type { ImportCharge, ImportRelief } from './border-cost.ts';

/** What the rules of a country's charges and reliefs go by. */
interface ImportTermValues {
  readonly importCharges?: readonly Partial<ImportCharge>[];
  readonly importReliefs?: readonly Partial<ImportRelief>[];
}

const period: Text = text('失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date');

/** Whether a line ends before it begins. */
const isBackwards = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | null | undefined }): boolean =>
  from !== undefined && to !== undefined && to !== null && to < from;

/** [B21d] A charge or a relief of a country ends not before it begins, and the least of a charge is not above its most. */
export function checkImportTerms({ importCharges = [], importReliefs = [] }: ImportTermValues): readonly Refusal[] {
  const crossed = importCharges.some(
    ({ least, most }) => least !== undefined && least !== null && most !== undefined && most !== null && compareDecimals(most, least) < 0,
  );
  return [
    ...(importCharges.some(isBackwards) ? [{ code: 'PERIOD', field: 'importCharges', message: period }] : []),
    ...(importReliefs.some(isBackwards) ? [{ code: 'PERIOD', field: 'importReliefs', message: period }] : []),
    ...(crossed
      ? [
          {
            code: 'LEAST_ABOVE_MOST',
            field: 'importCharges',
            message: text('最低金额不能高于最高金额', 'The minimum cannot be above the maximum'),
          },
        ]
      : []),
  ];
}
