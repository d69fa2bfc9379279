import { fill, type Refusal, type Text } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { territoriesOf } from './tariff-territory.ts';

const notInHs: Refusal = {
  code: 'NOT_IN_HS',
  field: 'code',
  message: { zh: '前6位不在HS 2022中', en: 'First six digits are not in HS 2022' },
};

const codesOf = async (database: Kysely<Tables>, country: string, codes: readonly string[]): Promise<ReadonlySet<string>> => {
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

/** The Chinese code of a SKU is one of the tariff codes on file. */
export const skuTariffGuard: RecordGuard = chineseCode('tariffCn');

const unknownThere: Text = { zh: '该国的海关编码中没有{code}', en: 'The country’s tariff codes do not include {code}' };

const codeIn = (territory: string, code: string): string => (territory === 'WCO' ? code.slice(0, 6) : code);

/**
 * The code under which a SKU is declared in a country is one of its territory. Where none of that territory is on file, the first six
 * digits are a subheading of the Harmonized System.
 */
export const skuDeclaredGuard: RecordGuard = async (database, records) => {
  const declared = records.flatMap(record => linesIn(record, 'declValues')).filter(({ tariff }) => typeof tariff === 'string');
  const countries = [...new Set(declared.flatMap(({ country }) => (typeof country === 'number' ? [country] : [])))];
  const territories = await territoriesOf(database, countries);
  const known = new Map<string, ReadonlySet<string>>();
  for (const territory of new Set(['WCO', ...territories.values()])) {
    const asked = declared.map(({ tariff }) => codeIn(territory, String(tariff)));
    known.set(territory, await codesOf(database, territory, asked));
  }
  return record =>
    linesIn(record, 'declValues').flatMap(({ country, tariff }, at): readonly Refusal[] => {
      if (typeof tariff !== 'string' || typeof country !== 'number') return [];
      const territory = territories.get(country) ?? 'WCO';
      if (known.get(territory)?.has(codeIn(territory, tariff))) return [];
      const field = `declValues.${at}.tariff`;
      return [territory === 'WCO' ? { ...notInHs, field } : { code: 'NO_TARIFF', field, message: fill(unknownThere, { code: tariff }) }];
    });
};

/** So is the one that a category hands to new SKUs. */
export const categoryTariffGuard: RecordGuard = chineseCode('defaultTariff');
