import { compareDecimals, type Decimal, fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { hazards } from './rule-sets.ts';

/** What a rule of first legs proposes; shipping products by code. */
export interface FirstLegOutput {
  readonly shipping: string;
  readonly fallback?: string;
  readonly costCapUsdPerKg?: Decimal;
}

/** A shipping product as the goods see it: what it carries beside ordinary goods, and what a kilogram of them costs where that is known. */
export interface OfferedShipping {
  readonly code: string;
  readonly carries: readonly string[];
  readonly usdPerKg?: Decimal;
}

/** Why a product is not taken. */
export interface RefusedShipping {
  readonly code: string;
  readonly reason: Text;
}

/** The product that is taken, and those of the rule that were not. */
export interface ChosenShipping {
  readonly shipping: string;
  readonly isFallback: boolean;
  readonly refused: readonly RefusedShipping[];
}

const namesOf = (codes: readonly string[]): Text => {
  const named = codes.map(code => hazards.find(hazard => hazard.code === code)?.label ?? { zh: code, en: code });
  return { zh: named.map(({ zh }) => zh).join('、'), en: named.map(({ en }) => en.toLowerCase()).join(', ') };
};

function reasonAgainst(offered: OfferedShipping | undefined, held: readonly string[], cap: Decimal | undefined): Text | undefined {
  if (!offered) return { zh: '未启用', en: 'not in use' };
  const closed = held.filter(hazard => hazard !== 'none' && !offered.carries.includes(hazard));
  if (closed.length > 0) return fill({ zh: '不承运{closed}', en: 'does not accept {closed}' }, { closed: namesOf(closed) });
  if (cap === undefined) return undefined;
  if (offered.usdPerKg === undefined) return { zh: '运费未知，无法核对上限', en: 'its cost is unknown, so the cap cannot be checked' };
  return compareDecimals(offered.usdPerKg, cap) > 0
    ? fill({ zh: '每千克 {cost} USD，高于上限 {cap}', en: '{cost} USD per kg exceeds the cap of {cap}' }, { cost: offered.usdPerKg, cap })
    : undefined;
}

/**
 * [RT8] The product of the rule where it carries the goods and keeps the cap, else its fallback under the same terms, else `NO_SHIPPING`
 * with the reasons. No later rule is tried.
 */
export function chooseShipping(
  { shipping, fallback, costCapUsdPerKg }: FirstLegOutput,
  held: readonly string[],
  offered: readonly OfferedShipping[],
): Result<ChosenShipping> {
  const refused: RefusedShipping[] = [];
  for (const [at, code] of [shipping, ...(fallback === undefined ? [] : [fallback])].entries()) {
    const reason = reasonAgainst(
      offered.find(one => one.code === code),
      held,
      costCapUsdPerKg,
    );
    if (!reason) return ok({ shipping: code, isFallback: at > 0, refused });
    refused.push({ code, reason });
  }
  return refuse(noShippingFor(refused));
}

const noShippingFor = (refused: readonly RefusedShipping[]): Refusal => {
  const reasons = (language: 'zh' | 'en') => refused.map(({ code, reason }) => `${code} ${reason[language]}`);
  return {
    code: 'NO_SHIPPING',
    message: { zh: `没有可用的运输方式：${reasons('zh').join('；')}`, en: `No shipping product is available: ${reasons('en').join('; ')}` },
  };
};
