import { type Decimal, type Refusal, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { deductionRefusals, type DeductionType } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { completed } from './complete-deductions.ts';
import { type DeductionFacts, deductionFacts, lineNamed } from './deduction-facts.ts';

const refusals = {
  overseas: {
    code: 'OVERSEAS',
    field: 'type',
    message: text('“海外转入”由海外扣款生成', 'Overseas deductions are created from overseas costs'),
  },
  otherSupplier: {
    code: 'OTHER_SUPPLIER',
    field: 'purchaseOrder',
    message: text('该订单不属于所选供应商', 'The order does not belong to this supplier'),
  },
  notInForce: { code: 'NOT_IN_FORCE', field: 'purchaseOrder', message: text('订单尚未生效', 'The order is not in force') },
  noSuchLine: {
    code: 'NO_SUCH_LINE',
    field: 'orderLine',
    message: text(
      '订单没有这一行，或SKU不在该行；同一SKU有多行时请填行号',
      'The order has no such line, or the line has another SKU; enter the line number if several lines have the SKU',
    ),
  },
  otherCurrency: {
    code: 'OTHER_CURRENCY',
    field: 'currency',
    message: text('币种须与订单一致', 'The currency must be that of the order'),
  },
  noCompany: { code: 'NO_COMPANY', field: 'companyEntity', message: text('请选择采购主体', 'Choose the company entity') },
  noCurrency: { code: 'NO_CURRENCY', field: 'currency', message: text('请填写币种', 'Enter the currency') },
} as const satisfies Readonly<Record<string, Refusal>>;

const tooMuch = text('金额超过该行可扣的上限', 'The amount exceeds the maximum deduction of the line');

/** Only those who may see prices read the amounts of lines. */
const withoutAmounts = (refusal: Refusal): Refusal =>
  refusal.code === 'ABOVE_LINE' || refusal.code === 'ABOVE_CAP' ? { ...refusal, message: tooMuch } : refusal;

/** What its order holds against a deduction. */
function ofOrder(given: RecordValues, { orders }: DeductionFacts): readonly Refusal[] {
  const order = orders.get(Number(given['purchaseOrder']));
  if (!order) return [];
  if (given['supplier'] !== undefined && given['supplier'] !== order['supplier']) return [refusals.otherSupplier];
  if (order['effectiveAt'] === undefined) return [refusals.notInForce];
  if (given['currency'] !== undefined && given['currency'] !== order['currency']) return [refusals.otherCurrency];
  const names = given['orderLine'] !== undefined || given['sku'] !== undefined;
  return names && lineNamed(order, given) === undefined ? [refusals.noSuchLine] : [];
}

/** Asks of deductions, whichever way they come, whether order, line and rule allow them. */
export const checkDeductions: RecordGuard = async (database, deductions, caller) => {
  const facts = await deductionFacts(database, caller, deductions);
  const known = { today: todayOf(caller), pricesSeen: seesPrices(caller) };
  return given => {
    if (given['type'] === 'overseas' && given['deductNo'] === undefined) return [refusals.overseas];
    const [refused] = ofOrder(given, facts);
    if (refused) return [refused];
    const { values, line } = completed(given, facts, known);
    if (values['companyEntity'] === undefined) return [refusals.noCompany];
    if (values['currency'] === undefined) return [refusals.noCurrency];
    const found = deductionRefusals({
      type: values['type'] as DeductionType,
      amount: values['amount'] as Decimal | undefined,
      currency: String(values['currency']),
      line,
    });
    return known.pricesSeen ? found : found.map(withoutAmounts);
  };
};
