import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';
import { leadAwaited } from './lead-awaited.ts';
import { approvalsOf } from './orderable.ts';

/** An order of the demo as it is written, with priced lines. */
type PricedOrder = RecordValues & { readonly lines: readonly (RecordValues & { readonly qty: number; readonly price: Decimal })[] };

/** Writes an order of the demo, has it approved by as many as it takes, and sends it to its supplier at a time; answers its id. */
export async function sendDemoOrder(demo: Demo, when: { readonly at: Date; readonly turn: number }, values: PricedOrder): Promise<number> {
  const buyer = demo.person('buyer');
  const steps: readonly DocumentStep[] = [['submit', buyer], ...approvalsOf(demo, values.lines), ['send', buyer]];
  const [order] = (await leadAwaited(demo, when, [values], steps)) as readonly [number];
  return order;
}
