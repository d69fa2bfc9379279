import type { Decimal, LocalDate, Text } from '@axle/kernel';
import { fbaFee, type FbaPiece, fbaTier } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { fbaTableOn, type StoredFbaTable } from './fba-tables.ts';
import { tierWords } from './tier-words.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import type { EffectsOf } from '../../../platform/approvals/effects/effect.ts';
import type { WeightyChange } from '../../../platform/approvals/effects/weighty-changes.ts';

/** The country whose tier and fee are shown. */
const country = 'US';

/** A SKU has no selling price: the fee is that of the middle band. */
const price = '45' as Decimal;

function pieceOf(values: RecordValues): FbaPiece | undefined {
  const [length, width, height, kg] = ['unitL', 'unitW', 'unitH', 'unitGrossKg'].map(key => values[key] as Decimal | undefined);
  return length && width && height && kg ? { sides: [length, width, height], kg } : undefined;
}

/** Tier and fee of a SKU by a table. */
function figures(table: StoredFbaTable, values: RecordValues, day: LocalDate): { readonly tier?: Text; readonly fee?: Decimal } {
  const piece = pieceOf(values);
  const tier = piece && fbaTier(table, piece);
  const fee = piece && fbaFee(table, piece, price, day);
  return { ...(tier?.ok ? { tier: tierWords(tier.value.tier) } : {}), ...(fee?.ok ? { fee: fee.value.fee } : {}) };
}

const loaded = new WeakMap<RecordParts, ReturnType<typeof fbaTableOn>>();

/** The table of today, read once for each call however many records it changes. */
function tableOfToday(database: Kysely<Tables>, parts: RecordParts): ReturnType<typeof fbaTableOn> {
  const known = loaded.get(parts) ?? fbaTableOn(database, country, todayOf(parts.caller));
  loaded.set(parts, known);
  return known;
}

/** What becomes of a SKU at Amazon in the United States: its size tier and its fulfilment fee today. */
export const fbaEffects: EffectsOf = async (parts, before, after) => {
  const table = await tableOfToday(parts.database, parts);
  if (!table.ok) return [];
  const day = todayOf(parts.caller);
  const [old, next] = [figures(table.value, before, day), figures(table.value, after, day)];
  const side = (name: 'before' | 'after', value: Text | Decimal | undefined) => (value === undefined ? {} : { [name]: value });
  return [
    { what: { zh: '亚马逊美国尺寸分段', en: 'Size tier, Amazon US' }, ...side('before', old.tier), ...side('after', next.tier) },
    {
      what: { zh: '亚马逊美国配送费（售价10–50）', en: 'Fulfilment fee, Amazon US (price 10–50)' },
      ...side('before', old.fee),
      ...side('after', next.fee),
      unit: table.value.currency,
    },
  ];
};

/** Whether a change of a SKU's size or weight takes it into another size tier of the table of today. */
export const changesFbaTier: WeightyChange = async (database, parts, before, after) => {
  const table = await tableOfToday(database, parts);
  if (!table.ok) return false;
  const day = todayOf(parts.caller);
  return figures(table.value, before, day).tier?.en !== figures(table.value, after, day).tier?.en;
};
