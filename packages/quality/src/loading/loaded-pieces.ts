import { type Refusal, text } from '@axle/kernel';

/** Cartons of a line of a batch, as planned and as loaded. */
export interface LoadedLine {
  /** Pieces that the batch has of it. */
  readonly qty: number;
  readonly plannedCartons: number;
  readonly loadedCartons: number;
  readonly cartonQty: number;
}

/** [Q39] Whether what was loaded differs from the plan. */
export const differsFromPlan = (lines: readonly Pick<LoadedLine, 'plannedCartons' | 'loadedCartons'>[]): boolean =>
  lines.some(({ plannedCartons, loadedCartons }) => plannedCartons !== loadedCartons);

/**
 * [Q39] The pieces that leave of a line: those planned, less the cartons that stay behind or with those that came on top; two cartons of 24
 * that stay are 48 pieces fewer. Nothing leaves where no carton was loaded.
 */
export const loadedPieces = ({ qty, plannedCartons, loadedCartons, cartonQty }: LoadedLine): number =>
  loadedCartons === 0 ? 0 : Math.max(0, qty - (plannedCartons - loadedCartons) * cartonQty);

const noReason: Refusal = {
  code: 'NO_REASON',
  field: 'reason',
  message: text('装柜箱数与计划不符，须填写原因', 'Loaded cartons differ from the plan; enter the reason'),
};
const nothing: Refusal = { code: 'NOTHING_LOADED', field: 'lines', message: text('没有装柜', 'No cartons were loaded') };

/** [Q39] What stands against what was loaded: nothing at all (`NOTHING_LOADED`), a difference without its reason (`NO_REASON`). */
export function loadedRefusals(lines: readonly LoadedLine[], reason: string | undefined): readonly Refusal[] {
  if (lines.every(line => loadedPieces(line) === 0)) return [nothing];
  return differsFromPlan(lines) && !reason?.trim() ? [noReason] : [];
}
