import type { Refusal, Result } from '@axle/kernel';
import { checkTemplate } from '../render/check-template.ts';
import { render } from '../render/render.ts';

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

/** A gap of one brace each side, `{supplierName}`, as people type it into Word. */
const single = /(?<!\{)\{\s*([A-Za-z][\w.]*)\s*\}(?!\})/g;
const doubled = (template: string): string => template.replaceAll(single, '{{$1}}');

/** [M13] What the text of a contract's template is refused for: each gap that contracts do not know, by name. */
export const checkContractGaps = (template: string, field: string): readonly Refusal[] =>
  checkTemplate(doubled(template), Object.keys(contractSample)).map(refusal => ({ ...refusal, field }));

/** [M13] A contract's template has only gaps that contracts know; an unknown one is refused by name. */
export const checkContractTemplate = ({ template }: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof template === 'string' ? checkContractGaps(template, 'template') : [];

/** [M13] A contract's template filled with values by the names of its gaps. */
export const fillContract = (template: string, values: Readonly<Record<string, string>>): Result<string> =>
  render(doubled(template), values);
