import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoDefectCodes } from './demo-defect-codes.ts';
import { categoryStandards, globalStandards, revisedStandards, skuStandards } from './demo-standards.ts';

/** Adds the defect codes of the demo company and its standards: of all goods, of categories, of a SKU and of a supplier's. */
export const addDemoStandards = demoStep('standards', ['supplierSkus'], async ({ transaction, adding }) => {
  const add = adding('qc');
  await add('defectCodes', demoDefectCodes);
  await add('sampleJudgementStandard', globalStandards);
  await add('sampleJudgementStandard', revisedStandards);
  const categories = await transaction.selectFrom('category').select(['id', 'code']).execute();
  const codes = new Map(categories.map(({ id, code }) => [code, id]));
  await add('sampleJudgementStandard', categoryStandards(codes));
  const ofCategory = async (category: string) => {
    const found = await transaction
      .selectFrom('supplier_sku')
      .innerJoin('sku', 'sku.id', 'supplier_sku.sku')
      .select(['supplier_sku.sku', 'supplier_sku.supplier'])
      .where('sku.category', '=', codes.get(category) ?? 0)
      .orderBy('supplier_sku.id')
      .limit(1)
      .executeTakeFirst();
    return found && found.sku !== null ? { sku: found.sku, supplier: found.supplier } : undefined;
  };
  const [light, mirror] = [await ofCategory('LGT-HEAD'), await ofCategory('BDY-MIR')];
  if (light && mirror) await add('sampleJudgementStandard', skuStandards(light.sku, mirror));
});
