import { add, type Decimal, multiply, type RecordValues, type Refusal, subtract, sum, text, zero } from '@axle/kernel';

interface TypedLine {
  readonly platformLineId?: string;
  readonly sellerSku?: string;
  readonly ptSku?: number;
  readonly sku?: number;
  readonly qty?: number;
  readonly unitPrice?: Decimal;
  readonly discount?: Decimal;
  readonly tax?: Decimal;
  readonly shipping?: Decimal;
  readonly giftWrap?: Decimal;
}

interface TypedOrder {
  readonly kind?: string;
  readonly platform?: string;
  readonly platformOrderId?: string;
  readonly lines?: readonly TypedLine[];
}

const notLetters: Refusal = {
  code: 'ORDER_NO',
  field: 'platformOrderId',
  message: text('只能包含字母、数字和连字符', 'Only letters, digits and hyphens'),
};
const wrongKind: Refusal = {
  code: 'KIND',
  field: 'kind',
  message: text('只能新增手工、样品或预售订单', 'Only manual, sample and pre-sale orders can be added'),
};
const soldTwice = text('同一 PT SKU 或 SKU 出现两次', 'The same PT SKU or SKU appears twice');
const whatIsSold = text('请填写 PT SKU 或 SKU', 'Fill in a PT SKU or a SKU');

/** [S1t] What is wrong with an order that is typed in: its number, and lines that do not say what is sold (oms.md, orderList). */
export function checkTypedOrder({ kind, platform, platformOrderId, lines = [] }: TypedOrder): readonly Refusal[] {
  if (platform !== undefined && platform !== 'manual') return [];
  const sold = lines.map(({ ptSku, sku }) => (ptSku === undefined && sku === undefined ? undefined : `${ptSku ?? ''}/${sku ?? ''}`));
  const wrong = sold.flatMap((what, at): readonly Refusal[] => {
    const field = `lines.${at}.ptSku`;
    if (what === undefined) return [{ code: 'NO_SKU', field, message: whatIsSold }];
    return sold.indexOf(what) < at ? [{ code: 'SOLD_TWICE', field, message: soldTwice }] : [];
  });
  const isNumbered = platformOrderId === undefined || /^[A-Za-z0-9-]+$/.test(platformOrderId);
  const isTyped = kind === undefined || kind === 'manual' || kind === 'sample' || kind === 'presale';
  return [...(isNumbered ? [] : [notLetters]), ...(isTyped ? [] : [wrongKind]), ...wrong];
}

const of = (amount: Decimal | undefined): Decimal => amount ?? zero;

/** [S1t] What the lines of an order and the order itself come to, where people typed them: goods, shipping and tax less discount. */
export function typedAmounts({ lines = [] }: TypedOrder): RecordValues {
  const counted = lines.map(line => {
    const goods = add(multiply(of(line.unitPrice), String(line.qty ?? 0) as Decimal), of(line.giftWrap));
    const amounts = { discount: of(line.discount), tax: of(line.tax), shipping: of(line.shipping), giftWrap: of(line.giftWrap) };
    return { ...line, ...amounts, goods, lineTotal: subtract(sum([goods, amounts.shipping, amounts.tax]), amounts.discount) };
  });
  const over = (amount: (line: (typeof counted)[number]) => Decimal) => sum(counted.map(amount));
  return {
    lines: counted.map(({ goods: _, ...line }) => line),
    itemAmount: over(({ goods }) => goods),
    shippingAmount: over(({ shipping }) => shipping),
    discount: over(({ discount }) => discount),
    tax: over(({ tax }) => tax),
    total: over(({ lineTotal }) => lineTotal),
  };
}
