import { fill, type Refusal } from '@axle/kernel';

/** [DL5] Never more of a SKU is distributed than is ready; the refusal names by how many pieces the plan exceeds it. */
export function withinSupply(
  ready: number,
  lines: readonly { readonly cartons: number; readonly cartonQty: number }[],
): Refusal | undefined {
  const over = lines.reduce((sum, { cartons, cartonQty }) => sum + cartons * cartonQty, 0) - ready;
  if (over <= 0) return undefined;
  return {
    code: 'EXCEEDS_SUPPLY',
    field: 'cartons',
    message: fill({ zh: '超出可分货数量 {over}', en: 'Exceeds supply by {over}' }, { over: String(over) }),
  };
}

/** [DL6] Whoever departs from a suggestion says why, in two characters or more. */
export function changeExplained(cartons: number, suggested: number | undefined, reason: string | undefined): Refusal | undefined {
  if (suggested === undefined || cartons === suggested || (reason ?? '').trim().length >= 2) return undefined;
  return {
    code: 'REASON',
    field: 'reason',
    message: {
      zh: '与建议不同，请填写原因（至少2个字符）',
      en: 'The quantity differs from the suggestion; enter a reason (at least 2 characters)',
    },
  };
}
