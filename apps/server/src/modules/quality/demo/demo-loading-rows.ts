import { cartonsToCheck, drawnCartons, labelsToScan } from '@axle/quality';

/** A line of a batch of the demo. */
export interface DemoBatchLine {
  readonly orderLine: number;
  readonly sku: number;
  readonly qty: number;
  readonly cartons: number;
  readonly cartonQty: number;
}

/** A shipping batch of the demo. */
export interface DemoLoadedBatch {
  readonly id: number;
  readonly order: number;
  readonly supplier: number;
  readonly containerNo: string | null;
  readonly shipDate: string;
  readonly lines: readonly DemoBatchLine[];
}

/** How far its inspection at loading is. */
export type LoadingStory = 'scheduled' | 'loading' | 'short' | 'rejected' | 'released';

/** Cartons that stay behind where fewer were loaded. */
const stayed = 2;

/** The columns of an inspection at loading and of its lines, as its story left them; the caller provides the times. */
export function loadingRow(batch: DemoLoadedBatch, story: LoadingStory) {
  const isShort = story === 'short';
  const begun = story !== 'scheduled';
  const recorded = begun && story !== 'loading';
  // what left already is what was loaded, so more of it had been planned
  const lines = batch.lines.map(({ orderLine, sku, qty, cartons, cartonQty }, at) => {
    const less = isShort && at === 0 ? Math.min(stayed, cartons - 1) : 0;
    return {
      order_line: orderLine,
      sku,
      planned_cartons: cartons,
      planned_qty: qty,
      carton_qty: cartonQty,
      loaded_cartons: recorded ? cartons - less : null,
      loaded_qty: recorded ? qty - less * cartonQty : null,
      labels_ok: 0,
    };
  });
  const cartons = lines.reduce((sum, line) => sum + line.planned_cartons, 0);
  const loaded = recorded ? lines.reduce((sum, line) => sum + line.loaded_cartons!, 0) : null;
  const isMixed = new Set(lines.map(({ sku }) => sku)).size > 1;
  const needed = labelsToScan(loaded ?? cartons, isMixed);
  const done = story === 'loading' ? Math.floor(needed / 3) : story === 'rejected' ? Math.floor(needed / 2) : needed;
  let left = begun ? done : 0;
  for (const line of lines) {
    line.labels_ok = Math.min(left, line.loaded_cartons ?? line.planned_cartons);
    left -= line.labels_ok;
  }
  const open = cartonsToCheck(cartons);
  const started = {
    cartons_planned: cartons,
    cartons_to_open: open,
    drawn_cartons: drawnCartons(cartons, batch.id).join(', '),
    is_mixed: isMixed,
    labels_needed: needed,
    labels_ok: done,
    labels_failed: story === 'rejected' ? 1 : 0,
  };
  const judged = {
    cartons_loaded: loaded,
    cartons_opened: story === 'rejected' ? Math.ceil(open / 2) : open,
    qty_check: isShort ? ('short' as const) : ('match' as const),
    reason: isShort ? '两箱受潮，留在工厂 / Two cartons were damp and stayed behind' : null,
    verdict: story === 'rejected' ? ('reject' as const) : ('accept' as const),
  };
  return { row: { ...(begun ? started : {}), ...(recorded ? judged : {}) }, lines: begun ? lines : [] };
}
