import { text } from '@axle/kernel';
import type { CustomAction, DecimalField, PageTab } from '@axle/page-kit';
const degrees = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2, width: 100 });

/** Sea ports of a public list that harbours are chosen from. */
export const publicListTab = {
  key: 'publicList',
  title: text('公共列表', 'Public list'),
  tool: {
    reads: ['unlocode'],
    inputs: {
      sought: { kind: 'text', label: text('代码或名称', 'Code or name'), maxLength: 60 },
      country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country' },
    },
    results: {
      found: { kind: 'integer', label: text('找到', 'Found'), min: 0, max: 100_000 },
      lines: {
        kind: 'lines',
        label: text('海港', 'Sea ports'),
        by: ['unlocode'],
        most: 200,
        help: text(
          '最多列出200个；用“从公共列表新增”按代码加入。',
          'At most 200 are listed; use “Add from public list” to add them by code.',
        ),
        fields: {
          unlocode: { kind: 'code', label: text('UN/LOCODE', 'UN/LOCODE'), required: true, maxLength: 5, width: 120 },
          name: { kind: 'text', label: text('名称', 'Name'), maxLength: 100, width: 240 },
          timezone: { kind: 'text', label: text('时区', 'Time zone'), maxLength: 60, width: 190 },
          lat: degrees('纬度', 'Latitude'),
          lon: degrees('经度', 'Longitude'),
          kept: { kind: 'bool', label: text('已有', 'Already added'), width: 80 },
        },
      },
    },
  },
} as const satisfies PageTab;

/** Takes chosen ports of the public list over as harbours. */
export const takeFromList = {
  key: 'takeFromList',
  title: text('从公共列表新增', 'Add from public list'),
  permission: 'add',
  on: 'none',
  input: {
    codes: {
      kind: 'text',
      label: text('UN/LOCODE', 'UN/LOCODE'),
      required: true,
      maxLength: 2000,
      lines: 4,
      help: text(
        '每行一个，或用逗号、空格分隔；可在“公共列表”中查找。已有的不变；中文名称先用英文名称，之后可修改。',
        'One per line, or separated by commas or spaces; find codes under “Public list”. Existing ports are not changed. The Chinese name starts as the English name and can be edited later.',
      ),
    },
  },
} as const satisfies CustomAction;
