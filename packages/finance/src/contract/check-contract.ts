import { compareDecimals, type Decimal, fill, type LocalDate, type Refusal, sum, text } from '@axle/kernel';

/** Who a contract is with. */
export type ContractParty = 'supplier' | 'carrier' | 'warehouse' | 'platform' | 'agent' | 'other';

/** What is known of a contract as it is written. */
export interface ContractValues {
  readonly partyKind?: ContractParty;
  readonly supplier?: number;
  readonly counterparty?: string;
  readonly startDate?: LocalDate;
  readonly endDate?: LocalDate;
  /** In its currency; undefined for a framework contract. */
  readonly amount?: Decimal;
  readonly paymentTerms?: readonly { readonly pct?: Decimal }[];
}

const whole = '100' as Decimal;

/** [F9] A contract names its party as its kind says: a supplier by its record, all others by their name. */
function partyRefusals({ partyKind, supplier, counterparty }: ContractValues): readonly Refusal[] {
  if (partyKind === undefined) return [];
  if (partyKind === 'supplier')
    return supplier === undefined ? [{ code: 'NO_PARTY', field: 'supplier', message: text('请选择供应商', 'Choose the supplier') }] : [];
  if (supplier !== undefined)
    return [
      {
        code: 'OTHER_PARTY',
        field: 'supplier',
        message: text('只有供应商合同才填供应商', 'Only contracts with suppliers name a supplier'),
      },
    ];
  return counterparty === undefined
    ? [{ code: 'NO_PARTY', field: 'counterparty', message: text('请填写对方名称', 'Enter the counterparty') }]
    : [];
}

/**
 * [F9] What stands against a contract: no party (`NO_PARTY`) or another kind of party (`OTHER_PARTY`), an end that is not after the start
 * (`END_ORDER`), an amount of nothing (`NO_AMOUNT`), payment stages that do not add up to 100 % (`NOT_100`). Without an amount it is a
 * framework contract, without an end it lasts.
 */
export function checkContract(contract: ContractValues): readonly Refusal[] {
  const { startDate, endDate, amount, paymentTerms = [] } = contract;
  const found = [...partyRefusals(contract)];
  if (startDate !== undefined && endDate !== undefined && endDate <= startDate)
    found.push({
      code: 'END_ORDER',
      field: 'endDate',
      message: text('结束日期须晚于开始日期', 'The end date must be after the start date'),
    });
  if (amount !== undefined && compareDecimals(amount, '0' as Decimal) <= 0)
    found.push({
      code: 'NO_AMOUNT',
      field: 'amount',
      message: text('金额须大于0；框架合同留空', 'The amount must be above 0; leave it empty for a framework contract'),
    });
  const total = sum(paymentTerms.map(({ pct }) => pct ?? ('0' as Decimal)));
  if (paymentTerms.length > 0 && compareDecimals(total, whole) !== 0)
    found.push({
      code: 'NOT_100',
      field: 'paymentTerms',
      message: fill({ zh: '付款比例合计须为100%，现为{total}%', en: 'Payment stages must add up to 100%, not {total}%' }, { total }),
    });
  return found;
}
