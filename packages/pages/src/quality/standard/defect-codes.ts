import { text } from '@axle/kernel';
import { definePage, defineResource, pictureEndings, standardActions } from '@axle/page-kit';
import { checkGroups, defectClassOptions } from '../quality-options.ts';

/** The defects that inspectors choose from. */
export const defectCodeRecords = defineResource({
  entity: 'defectCode',
  label: text('缺陷代码', 'Defect code'),
  service: 'nova',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: {
      kind: 'code',
      label: text('缺陷代码', 'Code'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 10,
      pattern: 'D\\d{3,4}',
      width: 110,
      help: text('字母D加3–4位数字。', 'D and 3 or 4 digits.'),
    },
    nameZh: { kind: 'text', label: text('中文名称', 'Chinese name'), required: true, maxLength: 100, fold: true, width: 200 },
    nameEn: { kind: 'text', label: text('英文名称', 'English name'), required: true, maxLength: 100, fold: true, width: 240 },
    defectClass: {
      kind: 'enum',
      label: text('缺陷类别', 'Defect class'),
      required: true,
      options: defectClassOptions,
      width: 100,
      help: text(
        '致命：涉及安全、法规或召回；主要：装不上、卖不出或不能用；次要：外观问题，不影响使用。',
        'Critical: safety, law or recall. Major: does not fit, sell or work. Minor: appearance only.',
      ),
    },
    checkGroup: { kind: 'enum', label: text('分组', 'Group'), required: true, options: checkGroups, width: 130 },
    limitImages: {
      kind: 'files',
      label: text('限度样图', 'Limit pictures'),
      most: 6,
      endings: pictureEndings,
      mostBytes: 15_728_640,
      width: 120,
      help: text(
        '可接受与不可接受的样图，判定台选缺陷时显示。',
        'Limit samples, acceptable and not acceptable; shown when a defect is selected.',
      ),
    },
    note: { kind: 'text', label: text('判定说明', 'How to judge'), maxLength: 500, lines: 2, width: 280 },
  },
  unique: [{ fields: ['code'] }],
});

export const defectCodes = definePage({
  key: 'defectCodes',
  title: text('缺陷代码', 'Defect codes'),
  words: ['不良代码', '不良现象', 'defects'],
  help: {
    why: text(
      '检验员按统一的代码记录缺陷，缺陷统计才可比较。',
      'Inspectors record defects with the same codes, so that statistics are comparable.',
    ),
    notes: [text('已使用的代码不能删除，请停用。', 'A code that was used cannot be deleted; disable it.')],
  },
  resource: defectCodeRecords,
  columns: [
    'code',
    'nameZh',
    'nameEn',
    'defectClass',
    'checkGroup',
    'limitImages',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'defectClass', 'checkGroup', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'code' }],
  editsCells: true,
  counted: [{ page: 'samplingDefects' }],
  form: [
    { title: text('缺陷代码', 'Defect code'), fields: ['code', 'defectClass', 'checkGroup', 'nameZh', 'nameEn', 'limitImages', 'note'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'defectClass', 'checkGroup', 'note'],
    mode: 'per_row',
    example: {
      code: 'D202',
      nameZh: '孔位或尺寸超差',
      nameEn: 'Hole or size out of tolerance',
      defectClass: '主要',
      checkGroup: '尺寸',
    },
  },
});
