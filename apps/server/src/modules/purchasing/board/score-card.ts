import { type Decimal, subtract } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { periodBefore, type ScoreDimension, scoreFormula } from '@axle/purchasing';
import { weightsIn } from './score-weights.ts';
import type { SupplierBoard } from './supplier-board.ts';
import { present } from './supplier-figures.ts';

const dimensions: readonly ScoreDimension[] = ['quality', 'delivery', 'cost', 'service'];

const change = (now: Decimal | undefined, before: Decimal | undefined) =>
  now === undefined || before === undefined ? undefined : subtract(now, before);

/** [R19] The score of a supplier broken down: each dimension with its weight, its inputs, and its change to the period before. */
export async function scoreCard(board: SupplierBoard, supplier: number): Promise<RecordValues> {
  const { question, period, kind } = board;
  const figures = board.figuresOf(supplier, kind, period);
  const before = board.figuresOf(supplier, kind, periodBefore(kind, period));
  const weights = (await weightsIn(question.database))(period.to.slice(0, 7));
  const { lotPassRate, ppm, otdQty, inFull, priceChange, replyRate, eightDRate, documentRate } = figures ?? {};
  const shown = present({ lotPassRate, ppm, otdQty, inFullRate: inFull, priceChange, replyRate, eightDRate, documentRate });
  return {
    score: figures?.score,
    scoreDelta: change(figures?.score, before?.score),
    grade: figures?.grade,
    amount: figures?.amount,
    dimensions: dimensions.map(dimension => ({
      dimension,
      weight: weights[dimension],
      points: figures?.[dimension],
      change: change(figures?.[dimension], before?.[dimension]),
      formula: scoreFormula(dimension, shown),
    })),
  };
}
