import { type Decimal, decimal, type LocalDate, multiply } from '@axle/kernel';
import {
  channelMeasures,
  type ChannelMeasures,
  chooseChannel,
  type KnownFacts,
  type LastMileOutput,
  parcelFacts,
  type ShoppedParcel,
} from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lastMileBook, offersFor, type QuotedParcel } from './last-mile-book.ts';

const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;

const read = (value: unknown): Decimal | undefined => {
  const found = value === undefined ? undefined : decimal(String(value));
  return found?.ok ? found.value : undefined;
};
const times = (value: unknown, unit: Decimal): Decimal | undefined => {
  const found = read(value);
  return found && multiply(found, unit);
};
const given = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** The sides and the weight that were typed, where all of them were. */
export function typedParcel({ length, width, height, weight, actualLb }: KnownFacts): Pick<QuotedParcel, 'sides' | 'kg'> {
  const sides = [length, width, height].map(read);
  const kg = read(weight) ?? times(actualLb, pound);
  return {
    ...(sides.every(side => side !== undefined) ? { sides: sides as unknown as readonly [Decimal, Decimal, Decimal] } : {}),
    ...(kg === undefined ? {} : { kg }),
  };
}

/** What rules may ask of a parcel beside what was typed: what follows from its sides and its weight, and the zone group of its state. */
export async function completeLastMile({ database }: RecordParts, known: KnownFacts): Promise<KnownFacts> {
  const { sides, kg } = typedParcel(known);
  const { destCountry, destState, zoneGroup } = known;
  const group =
    zoneGroup === undefined && typeof destState === 'string' && typeof destCountry === 'string'
      ? await database
          .selectFrom('state as s')
          .innerJoin('country as c', 'c.id', 's.country')
          .select('s.zone_group')
          .where('c.iso2', '=', destCountry.toUpperCase())
          .where('s.abbr', '=', destState.toUpperCase())
          .executeTakeFirst()
      : undefined;
  return { ...(group?.zone_group ? { zoneGroup: group.zone_group } : {}), ...parcelFacts(sides, kg), ...given(known) };
}

/** The measures of a parcel that are checked against the limits of channels: its own sides, else the facts in inches and pounds. */
function measuresOf({ sides, kg }: QuotedParcel, known: KnownFacts): ChannelMeasures {
  const own = sides && channelMeasures(sides, kg ?? ('0' as Decimal));
  const maxLongestCm = own?.maxLongestCm ?? times(known['longestIn'], inch);
  const maxLgCm = own?.maxLgCm ?? times(known['lengthGirthIn'], inch);
  return { ...(kg ? { maxKg: kg } : {}), ...(maxLongestCm ? { maxLongestCm } : {}), ...(maxLgCm ? { maxLgCm } : {}) };
}

/** A parcel of some facts as channels see it. */
export const shoppedParcel = (parcel: QuotedParcel, known: KnownFacts): ShoppedParcel => ({
  measures: measuresOf(parcel, known),
  isPoBox: known['isPoBox'] === 'true',
  isMilitary: known['zoneGroup'] === 'military',
  hazards: (known['hazard'] ?? []) as readonly string[],
  ...(known['promised'] === undefined ? {} : { promised: known['promised'] as LocalDate }),
});

/** The channels that a rule names, in their order. */
export const channelsOf = ({ channel, fallback, rateShop }: LastMileOutput): readonly string[] =>
  [channel, fallback, ...(rateShop ?? [])].filter(code => code !== undefined);

/** The outcome of a rule as it is chosen by; codes in their one spelling. */
export function lastMileOutput(output: RecordValues): LastMileOutput {
  const { channel, fallback, rateShop, objective, maxCostUsd } = output;
  const group = Array.isArray(rateShop) ? { rateShop: rateShop.map(code => String(code).toUpperCase()) } : {};
  return given({ channel, fallback, objective, maxCostUsd, ...group }) as LastMileOutput;
}

/** Whether a user may see what parcels cost by rate cards. */
export const mayReadCosts = ({ caller }: RecordParts): boolean =>
  fieldAccess(caller.access, 'logisticsChannel', 'freight').read && fieldAccess(caller.access, 'fbmFreight', 'rates').read;

const noneTaken = { zh: '没有可用的渠道', en: 'No channel available' };
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The channel that a rule answers with, what each of its channels costs, when it arrives, and why others are not taken. */
export async function tryLastMile(parts: RecordParts, output: RecordValues, known: KnownFacts, day: LocalDate): Promise<RecordValues> {
  const rule = lastMileOutput(output);
  const codes = channelsOf(rule);
  const book = await lastMileBook(parts.database, codes, day);
  const parcel: QuotedParcel = {
    ...typedParcel(known),
    residential: known['isResidential'] === 'true',
    ...given({ warehouse: text(known['warehouse']), zip: text(known['zip']), state: text(known['destState']) }),
  } as QuotedParcel;
  const offered = offersFor(book, parcel);
  const chosen = chooseChannel(rule, shoppedParcel(parcel, known), offered);
  const seesCosts = mayReadCosts(parts);
  const proposed = codes.join(rule.rateShop ? ' / ' : ' → ');
  if (!chosen.ok) return { proposed, ships: seesCosts ? chosen.refusal.message : noneTaken };
  const { channel, usd, arrives, refused } = chosen.value;
  if (!seesCosts) return { proposed, ships: channel, ...(arrives ? { arrives } : {}) };
  const reasons = (language: 'zh' | 'en') => refused.map(({ code, reason }) => `${code} ${reason[language]}`).join('; ');
  return {
    proposed,
    ships: channel,
    ...(usd === undefined ? {} : { costUsd: usd }),
    ...(arrives ? { arrives } : {}),
    ...(refused.length > 0 ? { refused: { zh: reasons('zh'), en: reasons('en') } } : {}),
    offers: codes.map(code => {
      const offer = offered.find(one => one.code === code);
      const reason = refused.find(one => one.code === code)?.reason;
      return {
        channel: code,
        ...(offer?.usd.ok ? { costUsd: offer.usd.value } : {}),
        ...(offer?.arrives ? { arrives: offer.arrives } : {}),
        outcome: code === channel ? { zh: '采用', en: 'chosen' } : (reason ?? { zh: '可用', en: 'available' }),
      };
    }),
  };
}
