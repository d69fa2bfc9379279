import { addDays, type Decimal } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { setTargets } from '../board/board-targets.ts';

/** What the purchasing board should come to, and since how many days. */
const targets = [
  ['K2', '90', 300],
  ['K3', '24', 300],
  ['K4', '90', 300],
  ['K5', '90', 300],
  ['K5', '95', 60],
  ['K6', '95', 300],
  ['K7', '200000', 120],
  ['K9', '10000', 120],
  ['K12', '10', 120],
] as const;

/** Targets of the purchasing board, as its manager set them. */
export const addDemoTargets = demoStep('boardTargets', ['purchaseOrders'], ({ transaction, person, now }) =>
  setTargets(
    transaction,
    'purchase',
    targets.map(([kpi, target, days]) => ({
      kpi,
      target: target as Decimal,
      effectiveFrom: addDays(businessDay(now), -days),
      by: person('purchaseManager'),
      at: new Date(now.getTime() - days * 86_400_000),
    })),
  ),
);
