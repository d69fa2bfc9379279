import { compareDecimals, type Decimal, fill, type LocalDate, type Refusal, type Text, text } from '@axle/kernel';
import { contractStanding, type ContractTerm } from './contract-standing.ts';

/** A contract that was registered, as far as orders under it ask. */
export interface RegisteredContract extends ContractTerm {
  /** It was approved and is not terminated. */
  readonly isInForce: boolean;
  /** It is of a kind that orders are placed under. */
  readonly isForOrders: boolean;
  readonly supplier?: number;
  readonly company: number;
  readonly currency: string;
  readonly startDate: LocalDate;
  /** What is left of its amount, in its currency; undefined for a framework contract. */
  readonly remaining?: Decimal;
}

/** An order that is to be placed under a contract. */
export interface ContractedOrder {
  readonly supplier: number;
  readonly company: number;
  readonly currency: string;
  /** Gross, in the currency of the order. */
  readonly gross: Decimal;
}

const refused = (code: string, message: Text): Refusal => ({ code, field: 'contract', message });

/**
 * [F11] What stands against placing an order under a contract on a day: it is with somebody else or of another company (`CONTRACT_PARTY`),
 * it is of a kind that orders are not placed under (`CONTRACT_KIND`), it is not in force (`CONTRACT_NOT_IN_FORCE`), or less is left of its
 * amount than the order comes to, also where it is in another currency (`CONTRACT_AMOUNT`).
 */
export function contractRefusals(contract: RegisteredContract, order: ContractedOrder, day: LocalDate): readonly Refusal[] {
  if (contract.supplier !== order.supplier || contract.company !== order.company)
    return [refused('CONTRACT_PARTY', text('合同不是与该供应商、主体签订的', 'The contract is not between this supplier and company'))];
  if (!contract.isForOrders)
    return [refused('CONTRACT_KIND', text('该类合同不能下采购订单', 'Orders are not placed under contracts of this kind'))];
  if (!contract.isInForce || day < contract.startDate || contractStanding(contract, day) === 'expired')
    return [refused('CONTRACT_NOT_IN_FORCE', text('合同未生效或已到期', 'The contract is not in force'))];
  if (contract.remaining === undefined) return [];
  if (contract.currency !== order.currency)
    return [refused('CONTRACT_AMOUNT', text('合同金额的币种与订单不同', 'The contract has an amount in another currency'))];
  return compareDecimals(order.gross, contract.remaining) > 0
    ? [
        refused(
          'CONTRACT_AMOUNT',
          fill({ zh: '合同余额仅剩{left}', en: 'Only {left} of the contract is left' }, { left: contract.remaining }),
        ),
      ]
    : [];
}
