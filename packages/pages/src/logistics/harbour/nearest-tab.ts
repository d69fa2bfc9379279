import { text } from '@axle/kernel';
import type { DecimalField, EnumOption, LineField, PageTab } from '@axle/page-kit';

/** What kinds of places there are. */
export const harbourKinds = [
  { code: 'sea', label: { zh: '海港', en: 'Sea' }, tone: 'info' },
  { code: 'air', label: { zh: '空港', en: 'Air' }, tone: 'good' },
  { code: 'rail', label: { zh: '铁路场站', en: 'Rail' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
const degrees = (zh: string, en: string, most: string): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: `-${most}`,
  max: most,
  help: { zh: '没有选仓库时填写。', en: 'Enter if no warehouse is chosen.' },
});
const kind = { kind: 'enum', label: { zh: '类型', en: 'Type' }, options: harbourKinds, width: 96 } as const satisfies LineField;

/** The harbours next to a place, the nearest first. */
export const nearestTab = {
  key: 'nearest',
  title: { zh: '最近港口', en: 'Nearest' },
  tool: {
    reads: ['lat', 'lon', 'kind'],
    inputs: {
      warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse' },
      lat: degrees('纬度', 'Latitude', '90'),
      lon: degrees('经度', 'Longitude', '180'),
      kind,
      most: { kind: 'integer', label: { zh: '最多列出', en: 'Max results' }, required: true, min: 1, max: 100, initial: 10 },
    },
    results: {
      place: { kind: 'text', label: { zh: '起点', en: 'From' }, maxLength: 200 },
      lines: {
        kind: 'lines',
        label: { zh: '港口', en: 'Ports' },
        by: ['unlocode'],
        most: 100,
        help: { zh: '大圆距离；实际路程更远。', en: 'Great-circle distance; road distance is longer.' },
        fields: {
          unlocode: { kind: 'code', label: { zh: 'UN/LOCODE', en: 'UN/LOCODE' }, required: true, maxLength: 5, width: 120 },
          name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, width: 220 },
          kind,
          km: { kind: 'decimal', label: { zh: '距离(km)', en: 'Distance (km)' }, scale: 1, places: 1, width: 120 },
        },
      },
    },
  },
} as const satisfies PageTab;
