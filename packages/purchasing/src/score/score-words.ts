import { fill, type Text, text } from '@axle/kernel';
import { scoreParts as of } from './score-parts.ts';
import { usualWeights } from './score-weights.ts';
import type { SupplierFacts } from './supplier-score.ts';

/** A dimension of a supplier's score. */
export type ScoreDimension = 'quality' | 'delivery' | 'cost' | 'service';

const formulas: Readonly<Record<ScoreDimension, Text>> = {
  quality: text(
    `${of.lotPassRate}×批合格率{lotPassRate}+${of.clean}×(1−PPM{ppm}÷${of.worstPpm})`,
    `${of.lotPassRate} × lot pass rate{lotPassRate} + ${of.clean} × (1 − ppm{ppm} ÷ ${of.worstPpm})`,
  ),
  delivery: text(
    `${of.otdQty}×件准时率{otdQty}+${of.inFullRate}×首交齐套率{inFullRate}`,
    `${of.otdQty} × OTD by pieces{otdQty} + ${of.inFullRate} × in full at first delivery{inFullRate}`,
  ),
  cost: text(
    `${of.steadyPrice}−${of.perPercent}×价格变动%{priceChange}`,
    `${of.steadyPrice} − ${of.perPercent} × price change in %{priceChange}`,
  ),
  service: text(
    `${of.replyRate}×48小时回复率{replyRate}+${of.eightDRate}×8D按时关闭率{eightDRate}+${of.documentRate}×单证一次正确率{documentRate}`,
    `${of.replyRate} × replies within 48 h{replyRate} + ${of.eightDRate} × 8D closed on time{eightDRate} + ${of.documentRate} × documents right first time{documentRate}`,
  ),
};

const items = [
  'lotPassRate',
  'ppm',
  'otdQty',
  'inFullRate',
  'priceChange',
  'replyRate',
  'eightDRate',
  'documentRate',
] as const satisfies readonly (keyof SupplierFacts)[];

/** What is known of a supplier as it is written, shares in percent. */
export type ShownFacts = Readonly<Partial<Record<(typeof items)[number], string>>>;

/** [R90] The formula of a dimension; with what is known of a supplier behind each item, and a dash for what is not. */
export const scoreFormula = (dimension: ScoreDimension, shown?: ShownFacts): Text =>
  fill(formulas[dimension], Object.fromEntries(items.map(item => [item, shown ? ` (${shown[item] ?? '—'})` : ''])));

/** [R90] What a score is made of unless somebody sets other weights. */
export const usualScoreWords: Text = text(
  `总分默认=质量${usualWeights.quality}%+交付${usualWeights.delivery}%+成本${usualWeights.cost}%+服务${usualWeights.service}%`,
  `Score by default = quality ${usualWeights.quality}% + delivery ${usualWeights.delivery}% + cost ${usualWeights.cost}% + service ${usualWeights.service}%`,
);
