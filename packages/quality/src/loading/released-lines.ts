import { fill, type Refusal, text } from '@axle/kernel';

/** A line of a batch that is to be loaded. */
export interface BatchLine {
  readonly orderLine: number;
  /** Pieces of the batch. */
  readonly qty: number;
  /** Pieces of the order line that outgoing inspection accepted, conceded or waived, and that have not left. */
  readonly released: number;
}

const notReleased = text('未放行批次：第{lines}行须先通过出货检验', 'Lot not released: outgoing inspection of line {lines} comes first');
const notAllowed = text('未通过最终出货检验，不能发货（{check}）', 'The final shipment inspection has not allowed loading ({check})');
const loading = text('装柜检验进行中（{check}），不能更改批次', 'The batch is being loaded and checked ({check}) and cannot be changed');
const loadedOtherwise = text('数量须与实际装柜一致（{check}）', 'Quantities must match what was loaded ({check})');

/** [Q37] What stands against loading a batch: lines of which fewer pieces are released than it has (`NOT_RELEASED`). */
export function releasedRefusals(lines: readonly BatchLine[]): readonly Refusal[] {
  const held = lines.filter(({ qty, released }) => qty > released).map(({ orderLine }) => orderLine);
  return held.length === 0 ? [] : [{ code: 'NOT_RELEASED', field: 'shipBatch', message: fill(notReleased, { lines: held.join('、') }) }];
}

/** The newest final inspection of a batch that is not void. */
export interface StandingCheck {
  readonly checkNo: string;
  readonly state: 'requested' | 'scheduled' | 'sampling' | 'judging' | 'accepted' | 'rejected' | 'closed';
}

/**
 * [Q37a] What stands against a batch leaving: it is inspected as it is loaded, because one of its lines plans it or somebody asked for it,
 * and loading is not allowed yet (`LOAD_NOT_ALLOWED`).
 */
export function leavingRefusals(batch: { readonly isPlanned: boolean; readonly check?: StandingCheck | undefined }): readonly Refusal[] {
  const { isPlanned, check } = batch;
  if (check ? check.state === 'closed' : !isPlanned) return [];
  return [{ code: 'LOAD_NOT_ALLOWED', field: 'state', message: fill(notAllowed, { check: check?.checkNo ?? '—' }) }];
}

/**
 * [Q37b] What stands against changing a batch by hand: none while it is loaded and checked (`LOADING`), and none but what was loaded once
 * that is judged good (`LOADED`).
 */
export function changedBatchRefusals(check: StandingCheck | undefined, isAsLoaded: boolean): readonly Refusal[] {
  if (!check) return [];
  const of = (code: string, message: typeof loading) => [{ code, field: 'lines', message: fill(message, { check: check.checkNo }) }];
  if (check.state === 'sampling' || check.state === 'judging') return of('LOADING', loading);
  return (check.state === 'accepted' || check.state === 'closed') && !isAsLoaded ? of('LOADED', loadedOtherwise) : [];
}
