import { compareDecimals, type Decimal, type LocalDate, ok, refuse } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMatch } from './first-match.ts';
import { chooseChannel, type LastMileOutput, type OfferedChannel, type ShoppedParcel, shopObjectives } from './last-mile-output.ts';
import { parcelFacts } from './parcel-facts.ts';
import { checkLastMileRule } from './check-rule.ts';
import { factsOf } from './rule-sets.ts';
import { ruleTable, today } from './testing/table.ts';

const usd = (value: string) => ok(value as Decimal);
const noRate = refuse({ code: 'NO_ZONE', message: { zh: '没有分区', en: 'no zone' } });
const home: ShoppedParcel = { measures: { maxKg: '8' as Decimal }, isPoBox: false, isMilitary: false, hazards: [] };
const channels: readonly OfferedChannel[] = [
  { code: 'USPS', poBox: true, maxKg: '31.751' as Decimal, usd: noRate },
  { code: 'UPS', usd: usd('46.04'), arrives: '2026-07-06' as LocalDate },
  { code: 'FEDEX', usd: usd('44.90'), arrives: '2026-07-08' as LocalDate },
];
const taken = (rule: LastMileOutput, parcel: Partial<ShoppedParcel> = {}, offered = channels) => {
  const result = chooseChannel(rule, { ...home, ...parcel }, offered);
  return result.ok ? result.value.channel : result.refusal.code;
};
const group = (objective: LastMileOutput['objective'], more: LastMileOutput = {}): LastMileOutput => ({
  rateShop: ['UPS', 'FEDEX'],
  ...(objective ? { objective } : {}),
  ...more,
});

describe('the last mile', () => {
  it('[RT10] PO box 80 lb → R1, limit 70 lb → noChannel (no fall-through, first match); 28 lb home → FEDEX 44.90', () => {
    const rules = ruleTable('lastMile', ['R1', 'isPoBox eq true', 'USPS'], ['R2', 'billableLb gt 70', 'FREIGHT'], ['R3', '', 'shop']);
    const found = (facts: object) => {
      const { found: match } = firstMatch(rules, factsOf('lastMile'), { ...facts }, today);
      return match.ok ? match.value.output : match.refusal.code;
    };
    expect([
      found({ isPoBox: 'true', billableLb: '80' }),
      found({ isPoBox: 'false', billableLb: '80' }),
      found({ billableLb: '28' }),
    ]).toEqual(['USPS', 'FREIGHT', 'shop']);
    const heavy = chooseChannel({ channel: 'USPS' }, { ...home, isPoBox: true, measures: { maxKg: '36.287' as Decimal } }, channels);
    expect(heavy).toMatchObject({
      ok: false,
      refusal: { code: 'NO_CHANNEL', message: { en: 'No channel is available: USPS Exceeds the channel limit: weight 36.287 > 31.751' } },
    });
    expect(chooseChannel(group('cheapest'), home, channels)).toMatchObject({ ok: true, value: { channel: 'FEDEX', usd: '44.90' } });
  });

  it('[RT10] a group is compared by cost, by days, or by cost within the promise; the most that it may cost holds', () => {
    const promised = '2026-07-07' as LocalDate;
    expect([
      taken(group('fastest')),
      taken(group('cheapestWithinPromise'), { promised }),
      taken(group('cheapestWithinPromise')),
      taken(group('cheapest', { maxCostUsd: '45' as Decimal })),
      taken(group('cheapest', { maxCostUsd: '44.89' as Decimal })),
      taken(group('cheapestWithinPromise'), { promised: '2026-07-01' as LocalDate }),
      taken({ rateShop: ['USPS', 'UPS'], objective: 'cheapest' }),
      taken({ rateShop: ['GONE', 'USPS'], objective: 'cheapest' }),
    ]).toEqual(['UPS', 'UPS', 'FEDEX', 'FEDEX', 'NO_CHANNEL', 'NO_CHANNEL', 'UPS', 'NO_CHANNEL']);
    const equal: readonly OfferedChannel[] = [
      { code: 'B', usd: usd('9'), arrives: promised },
      { code: 'A', usd: usd('9.00'), arrives: promised },
      { code: 'C', usd: usd('9') },
    ];
    expect([
      taken({ rateShop: ['C', 'B', 'A'], objective: 'cheapest' }, {}, equal),
      taken({ rateShop: ['C', 'B'], objective: 'fastest' }, {}, equal),
    ]).toEqual(['A', 'B']);
  });

  it('[RT10] a channel that does not take the address or the goods gives way to the fallback of its rule', () => {
    const rule: LastMileOutput = { channel: 'UPS', fallback: 'USPS' };
    expect([
      taken(rule),
      taken(rule, { isPoBox: true }),
      taken(rule, { isMilitary: true }),
      taken(rule, { hazards: ['battery'] }),
      taken(rule, { hazards: ['none'] }),
      taken({ channel: 'UPS' }, { isPoBox: true }),
    ]).toEqual(['UPS', 'USPS', 'NO_CHANNEL', 'NO_CHANNEL', 'UPS', 'NO_CHANNEL']);
  });

  it('[RT10] the answer is of the rule, keeps the most, and nothing cheaper of the group was left out', () => {
    const offer = fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D'),
      usd: fc.oneof(
        fc.integer({ min: 1, max: 60 }).map(value => usd(String(value))),
        fc.constant(noRate),
      ),
      arrives: fc.constantFrom('2026-07-06', '2026-07-08') as fc.Arbitrary<LocalDate>,
      poBox: fc.boolean(),
    });
    const offers = fc.uniqueArray(offer, { selector: ({ code }) => code, maxLength: 4 });
    const terms = fc.record({ objective: fc.constantFrom(...shopObjectives), most: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(offers, terms, fc.boolean(), (offered, { objective, most }, isPoBox) => {
        const maxCostUsd = String(most) as Decimal;
        const result = chooseChannel({ rateShop: ['A', 'B', 'C'], objective, maxCostUsd }, { ...home, isPoBox }, offered);
        const may = offered.filter(
          one => one.code !== 'D' && (!isPoBox || one.poBox) && one.usd.ok && compareDecimals(one.usd.value, maxCostUsd) <= 0,
        );
        expect(result.ok).toBe(may.length > 0);
        if (!result.ok) return;
        expect(may.map(({ code }) => code)).toContain(result.value.channel);
        if (objective !== 'fastest')
          for (const one of may) expect(compareDecimals(result.value.usd!, (one.usd as { value: Decimal }).value)).toBeLessThanOrEqual(0);
        // the order in which channels are offered does not count
        expect(
          chooseChannel({ rateShop: ['C', 'A', 'B'], objective, maxCostUsd }, { ...home, isPoBox }, offered.toReversed()),
        ).toMatchObject({
          value: { channel: result.value.channel },
        });
      }),
    );
  });

  it('[RT9] names a channel or a group of two with an objective; the most is above 0; the fallback is another', () => {
    const codes = (values: object) => checkLastMileRule({ ...values }).map(({ code }) => code);
    expect([
      codes({ channel: 1, fallback: 2 }),
      codes({ rateShop: ['A', 'B'], objective: 'cheapest', maxCostUsd: '60' }),
      codes({}),
      codes({ channel: 1, rateShop: ['A', 'B'], objective: 'fastest' }),
      codes({ rateShop: ['A', 'a'], objective: 'cheapest' }),
      codes({ rateShop: ['A', 'B'] }),
      codes({ channel: 1, fallback: 1 }),
      codes({ channel: 1, maxCostUsd: '5' }),
      codes({ rateShop: ['A', 'B'], objective: 'cheapest', maxCostUsd: '0' }),
    ]).toEqual([
      [],
      [],
      ['CHANNEL_OR_GROUP'],
      ['CHANNEL_OR_GROUP'],
      ['GROUP_OF_TWO'],
      ['OBJECTIVE'],
      ['SAME_FALLBACK'],
      ['MAX_COST'],
      ['MAX_COST'],
    ]);
  });

  it('[RT11] 120 × 25 × 20 cm and 8 kg are 48 × 10 × 8 in, 3,840 in³, and 28 lb are paid; the order of the sides does not count', () => {
    const [a, b, c, kg] = ['120', '25', '20', '8'] as unknown as readonly [Decimal, Decimal, Decimal, Decimal];
    const expected = { longestIn: '48', secondIn: '10', lengthGirthIn: '84', cubicIn: '3840', actualLb: '17.637', billableLb: '28' };
    expect(parcelFacts([a, b, c], kg)).toEqual(expected);
    expect(parcelFacts([c, a, b], kg)).toEqual(expected);
    expect(parcelFacts(undefined, kg)).toEqual({ actualLb: '17.637' });
    expect(parcelFacts(['10', '10', '10'] as unknown as readonly Decimal[], '30' as Decimal)).toMatchObject({ billableLb: '67' });
  });
});
