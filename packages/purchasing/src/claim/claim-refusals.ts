import {
  compareDecimals,
  type Decimal,
  fill,
  groupedDecimal,
  minorDigits,
  type Refusal,
  subtract,
  zero,
  addDays,
  type LocalDate,
} from '@axle/kernel';
import type { ClaimParty } from './notice-deadline.ts';

/** A claim as far as it has come, amounts in its currency. */
export interface ClaimAmounts {
  readonly party: ClaimParty;
  readonly currency: string;
  readonly claimed?: Decimal | undefined;
  readonly agreed?: Decimal | undefined;
  readonly recovered?: Decimal | undefined;
}

/** How something comes back: taken off what we owe, or paid. */
export type RecoveryWay = 'offset' | 'cash';

const refusals = {
  noAmount: { code: 'NO_AMOUNT', field: 'claimed', message: { zh: '请填写索赔金额', en: 'Enter the amount claimed' } },
  noParty: { code: 'NO_PARTY', field: 'counterparty', message: { zh: '请指明向谁索赔', en: 'Enter who the claim is against' } },
  noCompany: { code: 'NO_COMPANY', field: 'companyEntity', message: { zh: '请选择我方主体', en: 'Choose our company' } },
  notPositive: { code: 'NOT_POSITIVE', field: 'recovered', message: { zh: '金额须大于0', en: 'The amount must be above 0' } },
  offsetSupplier: {
    code: 'OFFSET_SUPPLIER',
    message: { zh: '只有供应商的索赔可以抵货款', en: 'Only claims against suppliers are set off against what we owe' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const written = (amount: Decimal, currency: string) => ({ most: `${currency} ${groupedDecimal(amount, minorDigits(currency))}` });

/** Who is to pay: a record of ours for suppliers, carriers, warehouses and stores on platforms, else a name. */
export interface ClaimedParty {
  readonly party: ClaimParty;
  readonly supplier?: number | undefined;
  readonly carrier?: number | undefined;
  readonly warehouse?: number | undefined;
  readonly store?: number | undefined;
  readonly counterparty?: string | undefined;
}

/** What is known of who is to pay, and how much. */
export interface ClaimedFrom extends ClaimAmounts, ClaimedParty {
  readonly party: ClaimParty;
  readonly companyEntity?: number | undefined;
}

/** By which field a party is named. */
const namedBy = {
  supplier: 'supplier',
  carrier: 'carrier',
  warehouse: 'warehouse',
  insurer: 'counterparty',
  platform: 'store',
} as const satisfies Readonly<Record<ClaimParty, keyof ClaimedParty>>;

/** [R41] Whether a claim names who is to pay; a platform is named by the store on it or by its own name. */
export function isPartyNamed(claim: ClaimedParty): boolean {
  const isCalled = (claim.counterparty ?? '').trim() !== '';
  if (claim.party === 'insurer') return isCalled;
  return claim[namedBy[claim.party]] !== undefined || (claim.party === 'platform' && isCalled);
}

const otherParty = {
  supplier: { zh: '只有向供应商索赔时才填供应商', en: 'Only claims against suppliers have a supplier' },
  carrier: { zh: '只有向承运商索赔时才填承运商', en: 'Only claims against carriers have a carrier' },
  store: { zh: '只有向平台索赔时才填店铺', en: 'Only claims against platforms have a store' },
} as const;

/** [R41] What stands against naming somebody else than the party (`OTHER_PARTY`), or no supplier at all (`NO_PARTY`). */
export function partyRefusals(claim: ClaimedParty): readonly Refusal[] {
  const { party, supplier } = claim;
  const others = (
    [
      ['supplier', 'supplier'],
      ['carrier', 'carrier'],
      ['store', 'platform'],
    ] as const
  ).flatMap(([field, own]): readonly Refusal[] =>
    claim[field] !== undefined && party !== own ? [{ code: 'OTHER_PARTY', field, message: otherParty[field] }] : [],
  );
  return party === 'supplier' && supplier === undefined ? [{ ...refusals.noParty, field: 'supplier' }] : others;
}

/**
 * [R41] What stands against putting a claim forward: nobody to pay (`NO_PARTY`), no company of ours (`NO_COMPANY`), no amount
 * (`NO_AMOUNT`).
 */
export function submitRefusals(claim: ClaimedFrom): readonly Refusal[] {
  const { party, companyEntity, claimed } = claim;
  return [
    ...(isPartyNamed(claim) ? [] : [{ ...refusals.noParty, field: namedBy[party] }]),
    ...(party === 'supplier' && companyEntity === undefined ? [refusals.noCompany] : []),
    ...(claimed === undefined || compareDecimals(claimed, zero) <= 0 ? [refusals.noAmount] : []),
  ];
}

/** [R41] The agreed amount cannot exceed the claimed amount (`ABOVE_CLAIMED`), and not nothing (`NOT_POSITIVE`). */
export function agreeRefusals({ claimed = zero, currency }: ClaimAmounts, agreed: Decimal): readonly Refusal[] {
  if (compareDecimals(agreed, zero) <= 0) return [{ ...refusals.notPositive, field: 'agreed' }];
  const above = { zh: '达成金额不能超过索赔金额{most}', en: 'At most the {most} that are claimed can be agreed' };
  return compareDecimals(agreed, claimed) > 0
    ? [{ code: 'ABOVE_CLAIMED', field: 'agreed', message: fill(above, written(claimed, currency)) }]
    : [];
}

/**
 * [R41] No more comes back than what is agreed and still open (`ABOVE_AGREED`), and not nothing (`NOT_POSITIVE`); suppliers alone are paid
 * less for it (`OFFSET_SUPPLIER`).
 */
export function recoverRefusals(claim: ClaimAmounts, amount: Decimal, way: RecoveryWay): readonly Refusal[] {
  const { agreed = zero, recovered = zero, currency, party } = claim;
  if (way === 'offset' && party !== 'supplier') return [refusals.offsetSupplier];
  if (compareDecimals(amount, zero) <= 0) return [refusals.notPositive];
  const left = subtract(agreed, recovered);
  const above = { zh: '最多还可收回{most}', en: 'At most {most} can still be recovered' };
  return compareDecimals(amount, left) > 0
    ? [{ code: 'ABOVE_AGREED', field: 'recovered', message: fill(above, written(left, currency)) }]
    : [];
}

/** How long a rejected claim can be taken up again, in days. */
const reopenDays = 30;

/** [R41a] A rejected claim is taken up again within thirty days: `REOPEN_LATE`. */
export const reopenRefusals = (rejectedOn: LocalDate, today: LocalDate): readonly Refusal[] =>
  today > addDays(rejectedOn, reopenDays)
    ? [
        {
          code: 'REOPEN_LATE',
          message: fill({ zh: '被拒超过{n}天，不能再协商', en: 'It was rejected more than {n} days ago' }, { n: reopenDays }),
        },
      ]
    : [];
