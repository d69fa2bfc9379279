import { text } from '@axle/kernel';
import { type RawBuilder, sql } from 'kysely';
import { type CodeLookup, mostCodes, type OfferedCode } from '../../../platform/lookups/code-lookups.ts';
import { mayReadReferred } from '../../../platform/resources/known-texts.ts';
import { type KnownResource, todayOf } from '../../../platform/resources/record-parts.ts';
import { searchCondition } from '../../../platform/resources/search/search-condition.ts';
import { territoryOf } from './tariff-territory.ts';

interface FoundTariff {
  readonly code: string;
  readonly zh: string | null;
  readonly en: string | null;
  readonly mfn: string | null;
  readonly rebate: string | null;
}

const share = (percent: string): string => `${Number(percent)}%`;

/** What counts for choosing a code: its duty, and what exports are refunded. */
function shownRates({ mfn, rebate }: FoundTariff, mayRead: (key: string) => boolean): Pick<OfferedCode, 'summary'> {
  const parts = [
    mfn !== null && mayRead('mfn') ? text(`最惠国 ${share(mfn)}`, `MFN ${share(mfn)}`) : undefined,
    rebate !== null && mayRead('exportRebate') ? text(`退税 ${share(rebate)}`, `rebate ${share(rebate)}`) : undefined,
  ].filter(part => part !== undefined);
  return parts.length === 0 ? {} : { summary: text(parts.map(({ zh }) => zh).join('，'), parts.map(({ en }) => en).join(', ')) };
}

/** Tariff codes of a territory that are in force today, by their first digits, with or without dots, or by what they are called. */
export const lookUpTariffs: CodeLookup = async ({ database, caller, typed, of, like }) => {
  const territory = of ?? (like && (await territoryOf(database, like)));
  const resource = caller.registry.referred('tariffCode');
  if (territory === undefined || !resource) return [];
  const digits = typed.replaceAll(/[.\s]/g, '');
  const found: RawBuilder<boolean> = /^\d*$/.test(digits) ? sql<boolean>`t.code like ${`${digits}%`}` : searchCondition(resource, typed);
  const today = todayOf(caller);
  const { rows } = await sql<FoundTariff>`
    select distinct on (t.code) t.code, t.name_zh as zh, t.name_en as en, t.mfn, t.export_rebate as rebate from tariff_code t
    where t.country = ${territory} and t.status = 1 and length(t.code) >= 6
      and t.effective_from <= ${today} and (t.effective_to is null or t.effective_to >= ${today}) and ${found}
    order by t.code limit ${mostCodes}`.execute(database);
  const mayRead = (key: string) => mayReadReferred(resource as KnownResource, caller, key);
  return rows.map(row => ({
    code: row.code,
    name: text(row.zh ?? row.en ?? row.code, row.en ?? row.zh ?? row.code),
    ...shownRates(row, mayRead),
  }));
};
