import { fill } from '@axle/kernel';
import { optionOf } from '@axle/page-kit';
import { cutoffProductName } from '@axle/pages/logistics/cutoff/cutoff-product-name';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** The modes by which goods go, as the check of cut-offs offers them. */
function isMode(code: string): boolean {
  const field = cutoffProductName.tabs.find(({ key }) => key === 'check')?.tool?.inputs['channel'];
  return field?.kind === 'enum' && optionOf(field.options, code) !== undefined;
}

/** A cut-off of a mode, a harbour or a country names one that there is. */
export const cutoffGuard: RecordGuard = async (database, records) => {
  const of = (scope: string) => records.flatMap(record => (record['scope'] === scope ? [String(record['scopeRef'])] : []));
  const [harbours, countries] = [of('harbour'), of('country')];
  const known = new Set([
    ...(harbours.length === 0
      ? []
      : (await database.selectFrom('harbour').select('unlocode').where('unlocode', 'in', harbours).execute()).map(
          ({ unlocode }) => `harbour ${unlocode}`,
        )),
    ...(countries.length === 0
      ? []
      : (await database.selectFrom('country').select('iso2').where('iso2', 'in', countries).execute()).map(
          ({ iso2 }) => `country ${iso2}`,
        )),
  ]);
  return ({ scope, scopeRef }) => {
    const code = String(scopeRef);
    const fine = scope === 'all' || (scope === 'channel' ? isMode(code) : known.has(`${String(scope)} ${code}`));
    return fine || scopeRef === undefined
      ? []
      : [{ code: 'REFERENCE', field: 'scopeRef', message: fill({ zh: '{code}不存在', en: '{code} does not exist' }, { code }) }];
  };
};
