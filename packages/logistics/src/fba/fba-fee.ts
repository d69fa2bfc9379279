import {
  add,
  compareDecimals,
  type Decimal,
  divide,
  fill,
  type LocalDate,
  minorDigits,
  multiply,
  ok,
  type Refusal,
  refuse,
  type Result,
  round,
  subtract,
  sum,
  zero,
} from '@axle/kernel';
import { orderedSteps, referralShare } from './referral-share.ts';
import { surchargesOn, type FbaSurchargeTaken } from './fba-surcharge.ts';
import type { FbaPiece, FbaTable, FbaTierLimits } from './fba-table.ts';
import { billableLb, fbaHeadroom, type FbaHeadroom, fbaMeasures, fbaTier, shownPounds } from './fba-tier.ts';

/** What Amazon takes for handling a piece, and how it comes about. */
export interface FbaFee {
  readonly tier: FbaTierLimits;
  readonly unitLb: Decimal;
  readonly dimensionalLb: Decimal;
  readonly billableLb: Decimal;
  /** The fee of its row, before further steps. */
  readonly base: Decimal;
  /** Further steps that are paid, and what they come to. */
  readonly steps: number;
  readonly stepsAmount: Decimal;
  /** What is taken on top on that day. */
  readonly surcharges: readonly FbaSurchargeTaken[];
  readonly fee: Decimal;
  readonly headroom?: FbaHeadroom;
}

const notPublished: Refusal = {
  code: 'FEE_NOT_PUBLISHED',
  message: { zh: '该尺寸分段没有公布费用', en: 'There is no published fee for this size tier' },
};

const later = (one: Decimal, other: Decimal): number => compareDecimals(other, one);

/** The rows of a tier that hold at a price: those of the highest band at or below it. */
function rowsAt({ fees }: FbaTable, { tier }: FbaTierLimits, price: Decimal) {
  const own = fees.filter(row => row.tier === tier && compareDecimals(row.priceFrom, price) <= 0);
  const band = own.map(({ priceFrom }) => priceFrom).toSorted(later)[0];
  return own.filter(({ priceFrom }) => priceFrom === band).toSorted((one, other) => compareDecimals(one.maxLb, other.maxLb));
}

/** What a billable weight of a tier costs at a price on a day; refused where the table has no fee for it. */
export function fbaCharge(table: FbaTable, tier: FbaTierLimits, billable: Decimal, price: Decimal, day: LocalDate) {
  const row = rowsAt(table, tier, price).find(({ maxLb }) => compareDecimals(billable, maxLb) <= 0);
  if (!row) return refuse(notPublished);
  const { baseLb = billable, stepLb = '1' as Decimal, perStep = zero } = row;
  const above = subtract(billable, baseLb);
  const steps = compareDecimals(above, zero) > 0 ? Number(divide(above, stepLb, 0, 'up')) : 0;
  const stepsAmount = multiply(perStep, String(steps) as Decimal);
  const handling = add(row.fee, stepsAmount);
  const surcharges = surchargesOn(table, handling, day);
  return ok({ base: row.fee, steps, stepsAmount, surcharges, fee: sum([handling, ...surcharges.map(({ taken }) => taken)]) });
}

/**
 * [B22] The fee of a piece at a price on a day: that of its tier, price band and billable weight, with every further step that is begun and
 * the surcharges of the day. `FEE_NOT_PUBLISHED` where the table has none.
 */
export function fbaFee(table: FbaTable, piece: FbaPiece, price: Decimal, day: LocalDate): Result<FbaFee> {
  const found = fbaTier(table, piece);
  if (!found.ok) return found;
  const tier = found.value;
  const billable = billableLb(piece, tier, table.divisor);
  const charge = fbaCharge(table, tier, billable, price, day);
  if (!charge.ok) return charge;
  const { unit, dimensional } = fbaMeasures(piece, tier, table.divisor);
  const headroom = fbaHeadroom(piece, tier, table.divisor);
  return ok({
    tier,
    unitLb: shownPounds(unit),
    dimensionalLb: shownPounds(dimensional),
    billableLb: billable,
    ...charge.value,
    ...(headroom ? { headroom } : {}),
  });
}

/** Cubic centimetres of a cubic foot. */
const cubicFoot = '28316.846592' as Decimal;

/** [B35] What a piece costs in storage in the month of a day: its volume by the rate of its kind of storage, to four digits. */
export function fbaStorage(
  table: FbaTable,
  { sides: [length, width, height] }: FbaPiece,
  tier: FbaTierLimits,
  day: LocalDate,
): Decimal | undefined {
  const month = Number(day.slice(5, 7));
  const row = table.storage.find(({ storage, monthFrom, monthTo }) => storage === tier.storage && monthFrom <= month && month <= monthTo);
  return row && divide(multiply(multiply(multiply(length, width), height), row.perCubicFoot), cubicFoot, 4);
}

/** [B36] What Amazon keeps of a price, at least the least amount, to the digits of the currency. */
export function fbaReferral({ referral, currency }: FbaTable, price: Decimal): Decimal | undefined {
  if (referral.length === 0) return undefined;
  const kept = round(referralShare(referral, price), minorDigits(currency));
  const { least } = orderedSteps(referral)[0]!;
  return least !== undefined && compareDecimals(kept, least) < 0 ? least : kept;
}

/** [B22] The table of a country on a day; `NO_TABLE` where there is none. */
export function fbaTableAt<Table extends Pick<FbaTable, 'country' | 'effectiveFrom' | 'effectiveTo'>>(
  tables: readonly Table[],
  country: string,
  day: LocalDate,
): Result<Table> {
  const found = tables.find(
    table => table.country === country && table.effectiveFrom <= day && (table.effectiveTo === undefined || day <= table.effectiveTo),
  );
  if (found) return ok(found);
  return refuse({
    code: 'NO_TABLE',
    message: fill({ zh: '{country}在{day}没有FBA费率表', en: 'There is no FBA fee table for {country} on {day}' }, { country, day }),
  });
}
