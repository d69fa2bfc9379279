import { text } from '@axle/kernel';
import { checkFreightTable, freightTableName } from '@axle/logistics';
import { defineResource } from '@axle/page-kit';
import { cardFields } from './card-fields.ts';
import { fuelLines, rateLines, surchargeLines, zoneLines } from './fbm-lines.ts';

const count = (zh: string, en: string) =>
  ({ kind: 'integer', label: text(zh, en), readOnly: true, figure: true, min: 0, max: 100_000, width: 96 }) as const;

/** The contract rate cards of parcel carriers. */
export const freightTableRecords = defineResource({
  entity: 'freightTable',
  label: { zh: '运费表', en: 'Rate card' },
  service: 'tms',
  readFrom: 'freight_table_list',
  nameFields: ['code', 'effectiveFrom'],
  knownBy: { code: 'tableNo', names: ['nameZh', 'nameEn'] },
  searched: ['tableNo', 'code', 'nameZh', 'nameEn'],
  fields: {
    ...cardFields,
    zoneRows: count('分区行数', 'Zone rows'),
    rateRows: count('运费行数', 'Rate rows'),
    surchargeRows: count('附加费', 'Surcharges'),
    fuelNow: { kind: 'percent', label: { zh: '当前燃油率', en: 'Current fuel' }, readOnly: true, figure: true, scale: 4, width: 100 },
    channels: count('渠道', 'Channels'),
    rates: rateLines,
    zones: zoneLines,
    surcharges: surchargeLines,
    fuel: fuelLines,
  },
  unique: [{ fields: ['code', 'effectiveFrom'] }],
  checks: [checkFreightTable],
  derive: freightTableName,
});
