import { type RecordValues, type Refusal, text } from '@axle/kernel';

/** For whom a setting is, from the least to the most special; `config` is the configuration of a shop on a site for a country. */
export const settingScopes = ['default', 'platform', 'site', 'store', 'config'] as const;

/** One of {@link settingScopes}. */
export type SettingScope = (typeof settingScopes)[number];

/** What the rules of a setting go by. */
interface ShippingValues {
  readonly scope?: SettingScope;
  readonly platform?: string;
  readonly site?: number;
  readonly store?: number;
  readonly handlingDays?: number;
  readonly cutoffTime?: string;
}

/** Every field of the settings that fit a shop: of each the value of the most special setting that has one, and where it comes from. */
export function settledSetting(
  settings: readonly (RecordValues & { readonly scope: SettingScope })[],
  fields: readonly string[],
): { readonly values: RecordValues; readonly from: Readonly<Record<string, SettingScope>> } {
  const ordered = settings.toSorted((one, other) => settingScopes.indexOf(other.scope) - settingScopes.indexOf(one.scope));
  const found = fields.flatMap(field => {
    const setting = ordered.find(one => one[field] !== undefined && one[field] !== null);
    return setting ? [{ field, value: setting[field], scope: setting.scope }] : [];
  });
  return {
    values: Object.fromEntries(found.map(({ field, value }) => [field, value])),
    from: Object.fromEntries(found.map(({ field, scope }) => [field, scope])),
  };
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** [SS3] A setting names the one that it is for, and no other; the default one leaves none of what is reckoned with open. */
export function checkShippingSetting(values: ShippingValues): readonly Refusal[] {
  const { scope } = values;
  const wrong = (['platform', 'site', 'store'] as const).flatMap(key => {
    if (scope === key && values[key] === undefined)
      return [refusal('REQUIRED', key, '请选择适用的平台、站点或店铺', 'Choose what the setting applies to')];
    return scope !== key && values[key] !== undefined
      ? [refusal('SCOPE', key, '与范围不符，请留空', 'Does not belong to this scope; leave it empty')]
      : [];
  });
  const open = scope === 'default' ? (['handlingDays', 'cutoffTime'] as const).filter(key => values[key] === undefined) : [];
  return [...wrong, ...open.map(key => refusal('REQUIRED', key, '默认设置必填', 'Required in the default setting'))];
}

const marketplaces: ReadonlySet<unknown> = new Set(['amazon', 'ebay', 'walmart']);

/** [SS4] On Amazon, eBay and Walmart every courier that is named has the code by which the platform knows it. */
export function checkCarrierCodes(platform: unknown, carrierMap: readonly { readonly platformCode?: string | null }[]): readonly Refusal[] {
  if (!marketplaces.has(platform)) return [];
  return carrierMap.flatMap(({ platformCode }, at) =>
    platformCode === undefined || platformCode === null
      ? [refusal('CARRIER_CODE', `carrierMap.${at}.platformCode`, '缺少平台承运商代码', 'Platform carrier code missing')]
      : [],
  );
}
