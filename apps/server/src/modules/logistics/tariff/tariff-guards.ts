import { fill, type Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const notInHs: Refusal = {
  code: 'NOT_IN_HS',
  field: 'code',
  message: { zh: '前6位不在HS 2022中', en: 'First six digits are not in HS 2022' },
};

const codesOf = async (database: Kysely<Tables>, country: 'WCO' | 'CN', codes: readonly string[]): Promise<ReadonlySet<string>> => {
  if (codes.length === 0) return new Set();
  const rows = await database
    .selectFrom('tariff_code')
    .select('code')
    .where('country', '=', country)
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return new Set(rows.map(({ code }) => code));
};

/** The first six digits of a national code are a subheading of the Harmonized System. */
export const tariffGuard: RecordGuard = async (database, records) => {
  const national = records.filter(({ country }) => country !== 'WCO').map(({ code }) => String(code).slice(0, 6));
  const known = await codesOf(database, 'WCO', national);
  return ({ country, code }) => (country === 'WCO' || known.has(String(code).slice(0, 6)) ? [] : [notInHs]);
};

const chineseCode =
  (field: 'tariffCn' | 'defaultTariff'): RecordGuard =>
  async (database, records) => {
    const given = records.flatMap(({ [field]: code }) => (typeof code === 'string' ? [code] : []));
    const known = await codesOf(database, 'CN', given);
    return ({ [field]: code }) =>
      typeof code !== 'string' || known.has(code)
        ? []
        : [
            {
              code: 'NO_TARIFF',
              field,
              message: fill({ zh: '中国海关编码{code}不存在', en: 'Chinese tariff code {code} does not exist' }, { code }),
            },
          ];
  };

/** The Chinese code of a SKU is one that stands on the page of tariff codes. */
export const skuTariffGuard: RecordGuard = chineseCode('tariffCn');

/** So is the one that a category hands to new SKUs. */
export const categoryTariffGuard: RecordGuard = chineseCode('defaultTariff');
