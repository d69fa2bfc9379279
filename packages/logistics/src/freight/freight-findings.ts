import { compareDecimals, type Decimal, fill, type Text, text } from '@axle/kernel';
import { fallingRates } from './check-freight.ts';
import type { FreightTable } from './freight-table.ts';
import { inZone } from './surcharges-of.ts';

type Card = Pick<FreightTable, 'zones' | 'rates' | 'surcharges'>;

const finding = (zh: string, en: string, values: Readonly<Record<string, string>>): Text => fill(text(zh, en), values);

const listed = (texts: readonly string[]): string => (texts.length > 12 ? [...texts.slice(0, 12), '…'] : texts).join(', ');

const byNumber = (one: string, other: string): number => Number(one) - Number(other) || (one < other ? -1 : 1);

/** Zones of the chart without rates, of the rates without chart, and those that a run of numbers leaves out. */
function missingZones({ zones, rates }: Card): readonly Text[] {
  const [charted, rated] = [new Set(zones.map(({ zone }) => zone)), new Set(rates.map(({ zone }) => zone))];
  const unrated = [...charted].filter(zone => !rated.has(zone)).toSorted(byNumber);
  const uncharted = [...rated].filter(zone => !charted.has(zone)).toSorted(byNumber);
  const numbers = [...rated].filter(zone => /^\d+$/.test(zone)).map(Number);
  const between = Array.from(
    { length: Math.max(0, Math.max(...numbers) - Math.min(...numbers) - 1) },
    (_, at) => Math.min(...numbers) + at + 1,
  );
  const left = numbers.length === 0 ? [] : between.filter(number => !numbers.includes(number)).map(String);
  return [
    ...(unrated.length > 0 ? [finding('分区 {zones} 没有运费', 'Zones {zones} have no rates', { zones: listed(unrated) })] : []),
    ...(uncharted.length > 0
      ? [finding('分区 {zones} 不在分区表中', 'Zones {zones} are not in the zone chart', { zones: listed(uncharted) })]
      : []),
    ...(left.length > 0 ? [finding('缺少分区 {zones}', 'Zones {zones} are missing', { zones: listed(left) })] : []),
  ];
}

/** Weights that some zones have and others lack. */
function gaps({ rates }: Card): readonly Text[] {
  const weights = [...new Set(rates.map(({ maxWeight }) => maxWeight))].toSorted(compareDecimals);
  const zones = Map.groupBy(rates, ({ zone }) => zone);
  return [...zones]
    .toSorted(([one], [other]) => byNumber(one, other))
    .flatMap(([zone, rows]) => {
      const own = new Set(rows.map(({ maxWeight }) => maxWeight));
      const lacking = weights.filter(weight => !own.has(weight));
      return lacking.length > 0
        ? [finding('{zone} 区缺少重量 {weights}', 'Zone {zone} has no rate for weights {weights}', { zone, weights: listed(lacking) })]
        : [];
    });
}

/** Cells that cost less than a lighter one of their zone, or than the nearer zone at their weight. */
function falling({ rates }: Card): readonly Text[] {
  const light = fallingRates(rates).map(({ zone, maxWeight }) =>
    finding('{zone} 区 {weight} 的运费低于更轻的一档', 'Zone {zone}: the rate at {weight} is below that of a lighter weight', {
      zone,
      weight: maxWeight,
    }),
  );
  const byWeight = Map.groupBy(
    rates.filter(({ zone }) => /^\d+$/.test(zone)),
    ({ maxWeight }) => maxWeight,
  );
  const near = [...byWeight].flatMap(([weight, rows]) => {
    const sorted = rows.toSorted((one, other) => byNumber(one.zone, other.zone));
    const falls = sorted.find((row, at) => at > 0 && compareDecimals(row.amount, sorted[at - 1]!.amount) < 0);
    return falls ? [{ zone: falls.zone, weight }] : [];
  });
  return [
    ...light,
    ...near
      .slice(0, 12)
      .map(cell =>
        finding('{zone} 区 {weight} 的运费低于更近的分区', 'Zone {zone}: the rate at {weight} is below that of a nearer zone', cell),
      ),
  ];
}

/** Zones in which a large package costs less than additional handling, so that a heavier parcel may cost less. */
function cheapLarge({ rates, surcharges }: Card): readonly Text[] {
  const dearest = (kind: 'large' | 'additional', zone: string): Decimal | undefined =>
    inZone(surcharges, kind, zone)
      .flatMap(({ amount }) => amount ?? [])
      .toSorted(compareDecimals)
      .at(kind === 'large' ? 0 : -1);
  const zones = [...new Set(rates.map(({ zone }) => zone))].filter(zone => {
    const [large, additional] = [dearest('large', zone), dearest('additional', zone)];
    return large !== undefined && additional !== undefined && compareDecimals(large, additional) < 0;
  });
  return zones.length > 0
    ? [
        finding('{zones} 区大件费低于额外处理费', 'Zones {zones}: large package costs less than additional handling', {
          zones: listed(zones),
        }),
      ]
    : [];
}

/** [L19] What is wrong with a rate card though it may be kept: zones that lack, weights that lack, amounts that fall. */
export const freightFindings = (card: Card): readonly Text[] => [
  ...missingZones(card),
  ...gaps(card),
  ...falling(card),
  ...cheapLarge(card),
];
