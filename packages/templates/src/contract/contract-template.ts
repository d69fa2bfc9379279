import type { Refusal } from '@axle/kernel';
import { checkTemplate } from '../render/check-template.ts';

/** What may stand in the template of a contract, each with a value that shows how it reads. */
export const contractSample = {
  contractNo: 'PC-2026-00042',
  supplierName: '宁波恒远制动系统有限公司',
  supplierUscc: '91330206MA2AF4XW3A',
  companyName: '深圳安行汽车配件有限公司',
  amount: '128,600.00',
  currency: 'CNY',
  paymentTerms: '30% 下单, 70% 到货后30天',
  signDate: '2026-05-20',
  deliveryDate: '2026-07-15',
  validTo: '2027-05-19',
} as const;

/** [M13] A contract's template has only gaps that contracts know; an unknown one is refused by name. */
export const contractTemplateHolds = ({ template }: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof template !== 'string'
    ? []
    : checkTemplate(template, Object.keys(contractSample)).map(refusal => ({ ...refusal, field: 'template' }));
