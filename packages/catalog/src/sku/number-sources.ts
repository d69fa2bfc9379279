import { fill, type Refusal } from '@axle/kernel';
import { bareOe } from './oe-number.ts';

/** What is said of a number. */
interface NumberSource {
  readonly number?: string;
  readonly system?: string;
  readonly maker?: string;
  readonly isPrimary?: boolean;
}

/** The numbers of a SKU and what is said of each. */
interface NumberedSku {
  readonly oeNumbers?: readonly string[];
  readonly interchangeNos?: readonly string[];
  readonly numberSources?: readonly NumberSource[];
}

/**
 * [SKU10] What is said of a number is said of one that the SKU has: the system OE of its OE numbers, and who makes them; the other systems
 * of its interchange numbers. At most one OE number is the primary. Signs do not count.
 */
export function checkOeSources({ oeNumbers = [], interchangeNos = [], numberSources: lines = [] }: NumberedSku): readonly Refusal[] {
  const own = new Set(oeNumbers.map(bareOe));
  const others = new Set(interchangeNos.map(bareOe));
  const primary = lines.findIndex(({ isPrimary }) => isPrimary === true);
  return lines.flatMap(({ number, system, maker, isPrimary }, at): readonly Refusal[] => {
    if (number === undefined) return [];
    const mark = { field: `numberSources.${at}.isPrimary` };
    if (isPrimary === true && system !== 'OE') return [{ code: 'PRIMARY_NO_OE', ...mark, message: onlyOe }];
    if (isPrimary === true && at !== primary) return [{ code: 'PRIMARY_TWICE', ...mark, message: onlyOne }];
    const isOe = system === 'OE';
    if (!(isOe ? own : others).has(bareOe(number)))
      return [{ code: 'UNKNOWN_NUMBER', field: `numberSources.${at}.number`, message: fill(isOe ? noOe : noInterchange, { number }) }];
    return isOe && maker === undefined ? [{ code: 'NO_MAKER', field: `numberSources.${at}.maker`, message: noMaker }] : [];
  });
}

const noOe = { zh: '{number}不在OE号中，请先在“OE号”中填写', en: '{number} is not among the OE numbers; add it there first' };
const noInterchange = {
  zh: '{number}不在互换号中，请先在“互换号”中填写',
  en: '{number} is not among the interchange numbers; add it there first',
};
const noMaker = { zh: '原厂号须填写厂商', en: 'An OE number needs its maker' };
const onlyOe = { zh: '主号只能是OE号', en: 'Only an OE number can be the primary number' };
const onlyOne = { zh: '只能有一个主OE号', en: 'Only one OE number can be the primary number' };

const foreign = {
  zh: '贴牌品牌的申报品牌类型须为境外品牌(贴牌)或境外品牌(其他)',
  en: 'For an OEM brand the brand type (customs) must be Foreign (OEM) or Foreign (other)',
};

/** [SKU11] A part of an OEM brand is declared to customs under a foreign brand: kind 3 or 4. */
export const refuseBrandExport = (brandKind: string | undefined, brandExport: unknown): Refusal | undefined =>
  brandKind === 'oem' && typeof brandExport === 'number' && brandExport < 3
    ? { code: 'BRAND_EXPORT', field: 'brandExport', message: foreign }
    : undefined;
