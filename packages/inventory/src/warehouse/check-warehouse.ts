import type { Refusal } from '@axle/kernel';

/** What the rules of a warehouse go by. */
interface WarehouseValues {
  readonly type?: string;
  readonly fbaCenter?: number;
  readonly store?: number;
}

const isNamed = (value: unknown): boolean => value !== undefined && value !== null;

/** [W2] A warehouse of Amazon names the centre that it is and the shop whose goods it holds; no other one does. */
export function checkAmazonCentre({ type, fbaCenter, store }: WarehouseValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (type === 'fba' && !isNamed(fbaCenter))
    found.push({
      code: 'FBA_CENTER',
      field: 'fbaCenter',
      message: { zh: 'FBA仓须选择亚马逊仓库', en: 'An FBA warehouse names its Amazon centre' },
    });
  if (type === 'fba' && !isNamed(store))
    found.push({ code: 'FBA_STORE', field: 'store', message: { zh: 'FBA仓须选择店铺', en: 'Choose the store of the FBA warehouse' } });
  if (type === undefined || type === 'fba') return found;
  if (isNamed(fbaCenter))
    found.push({
      code: 'FBA_CENTER',
      field: 'fbaCenter',
      message: { zh: '只有FBA仓可选择亚马逊仓库', en: 'Only an FBA warehouse names an Amazon centre' },
    });
  if (isNamed(store))
    found.push({ code: 'FBA_STORE', field: 'store', message: { zh: '只有FBA仓可选择店铺', en: 'Only an FBA warehouse has a store' } });
  return found;
}

/** Countries whose carriers reckon zones from the postal code. */
const zoned: readonly string[] = ['US', 'DE', 'GB'];

/** [W3] The refusal of a warehouse without a postal code in a country, by its ISO code, where freight goes by zones. */
export const zipDemanded = (country: string, zip: unknown): readonly Refusal[] =>
  zoned.includes(country) && (typeof zip !== 'string' || zip.trim() === '')
    ? [
        {
          code: 'ZIP',
          field: 'zip',
          message: { zh: '美国、德国、英国的仓库须填写邮编', en: 'Warehouses in the US, Germany and the UK need a postal code' },
        },
      ]
    : [];
