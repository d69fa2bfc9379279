import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { orderLimits } from '../order/order-limits.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';
import { servedByOrder } from './served-requirements.ts';
import { isSupplierSeen } from './supplier-seen.ts';

/** [R3] [R24a] In what portions the SKUs of an order are bought from its supplier, and which requirements have pieces of its lines. */
export const lineFigures: ToolHandler = async ({ parts, input }) => {
  if (!(await isSupplierSeen(parts, Number(input['supplier'])))) return refuse(notFound);
  const skus = [input['skus']].flat().map(Number);
  const questions = skus.map(sku => questionIn(input, sku));
  const offerFor = await orderOffers(parts.database, questions);
  const limitsOf = await orderLimits(parts.database, skus);
  return ok({
    articles: questions.map(question => {
      const offer = offerFor(question);
      const { moq, cartonQty, multiple } = limitsOf(question.sku, offer);
      return { sku: question.sku, itemNo: offer?.supplierItemNo, moq, cartonQty, multiple };
    }),
    allocations: await servedByOrder(parts.database, input),
  });
};
