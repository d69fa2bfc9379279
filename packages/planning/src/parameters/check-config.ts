import type { Refusal } from '@axle/kernel';
import { checkScope } from '../season/check-scope.ts';

/** What the rules of a row of parameters go by. */
interface ConfigValues {
  readonly horizonWeeks?: number;
  readonly frozenWeeks?: number;
  readonly lotPolicy?: string;
  readonly fixedLot?: number;
  readonly qcDays?: number;
  readonly prepDays?: number;
  readonly receiveDays?: number;
  readonly stockoutMode?: string;
  readonly scope?: string;
  readonly market?: number;
  readonly node?: number;
  readonly category?: number;
  readonly sku?: number;
}

/** What the default row always holds. */
const wholeDefault = ['qcDays', 'prepDays', 'receiveDays', 'lotPolicy', 'horizonWeeks', 'frozenWeeks', 'stockoutMode'] as const;

/** [P2, P6] What stands against a row of parameters. */
export function checkConfig(values: ConfigValues): readonly Refusal[] {
  const { horizonWeeks, frozenWeeks, lotPolicy, fixedLot } = values;
  const found: Refusal[] = [
    ...checkScope(values, { default: [], market: ['market'], node: ['node'], category: ['category'], sku: ['sku'] }),
  ];
  if (typeof horizonWeeks === 'number' && (horizonWeeks < 26 || horizonWeeks > 52))
    found.push({ code: 'HORIZON', field: 'horizonWeeks', message: { zh: '计划周数应为26–52', en: 'Horizon must be 26–52 weeks' } });
  if (typeof frozenWeeks === 'number' && typeof horizonWeeks === 'number' && frozenWeeks >= horizonWeeks)
    found.push({
      code: 'FROZEN',
      field: 'frozenWeeks',
      message: { zh: '冻结周数须小于计划周数', en: 'Frozen weeks must be fewer than the horizon' },
    });
  if (lotPolicy === 'foq' && !(typeof fixedLot === 'number' && fixedLot >= 1))
    found.push({
      code: 'FIXED_LOT',
      field: 'fixedLot',
      message: { zh: '固定批量须填写批量', en: 'A fixed order quantity needs a lot size' },
    });
  if (values.scope === 'default')
    for (const field of wholeDefault)
      if (values[field] === undefined || values[field] === null)
        found.push({ code: 'DEFAULT_EMPTY', field, message: { zh: '默认行必须填写此项', en: 'The default row needs this value' } });
  return found;
}
