import { text } from '@axle/kernel';
import { checkCutoff } from '@axle/logistics';
import { definePage, defineResource, type EnumOption, standardActions, type TextField } from '@axle/page-kit';
import { transModes } from '../leg/trans-modes.ts';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const matches = [
  { code: 'declName', label: { zh: '申报品名', en: 'Declared name' } },
  { code: 'category', label: { zh: '品类', en: 'Category' } },
  { code: 'hs', label: { zh: 'HS前缀', en: 'HS prefix' } },
] as const satisfies readonly EnumOption[];
const scopes = [
  { code: 'all', label: { zh: '全部', en: 'All' } },
  { code: 'channel', label: { zh: '运输方式', en: 'Transport mode' } },
  { code: 'harbour', label: { zh: '港口', en: 'Port' } },
  { code: 'country', label: { zh: '目的国', en: 'Destination country' } },
] as const satisfies readonly EnumOption[];
const actions = [
  { code: 'block', label: { zh: '禁止', en: 'Block' }, tone: 'bad' },
  { code: 'warn', label: { zh: '提醒', en: 'Warn' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];
const textField = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 500, width });

export const cutoffNameRecords = defineResource({
  entity: 'cutoffName',
  label: { zh: '截单品名', en: 'Cut-off name' },
  service: 'tms',
  readFrom: 'cutoff_name_list',
  nameFields: ['value', 'scope'],
  searched: ['value', 'reason'],
  fields: {
    match: {
      kind: 'enum',
      label: { zh: '匹配方式', en: 'Match by' },
      required: true,
      immutable: true,
      key: true,
      options: matches,
      initial: 'declName',
      width: 130,
    },
    value: {
      kind: 'text',
      label: { zh: '内容', en: 'Value' },
      required: true,
      immutable: true,
      key: true,
      maxLength: 100,
      fold: true,
      width: 200,
      help: {
        zh: '品名按完整词语匹配，不分大小写；品类填编码；HS填4至10位数字。',
        en: 'Names match as whole phrases, ignoring case; enter the code of a category, or 4 to 10 HS digits.',
      },
    },
    scope: {
      kind: 'enum',
      label: { zh: '范围', en: 'Scope' },
      required: true,
      immutable: true,
      options: scopes,
      initial: 'all',
      width: 110,
    },
    scopeRef: {
      kind: 'text',
      label: { zh: '范围编码', en: 'Scope code' },
      immutable: true,
      maxLength: 20,
      width: 130,
      help: { zh: '运输方式（如air）、UN/LOCODE或国家代码。', en: 'A transport mode such as air, a UN/LOCODE or a country code.' },
    },
    action: { kind: 'enum', label: { zh: '处理', en: 'Action' }, required: true, options: actions, initial: 'block', width: 100 },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 500, lines: 2, width: 280 },
    effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, immutable: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: { zh: '失效日期', en: 'Effective to' },
      width: 116,
      help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
    },
    skusHit: {
      kind: 'integer',
      label: { zh: '受影响SKU', en: 'Affected SKUs' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      seenWith: { page: 'skuList', field: 'declNameEn' },
      width: 96,
      help: { zh: '在用SKU中命中的数量，不考虑范围与日期。', en: 'SKUs in use that match, regardless of scope and dates.' },
    },
    plansHit: {
      kind: 'integer',
      label: { zh: '受影响分货计划', en: 'Affected open plans' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      seenWith: { page: 'skuList', field: 'declNameEn' },
      width: 120,
      help: {
        zh: '未完成的分货计划中，运输方式、港口或目的国相符且在有效期内发运的数量。',
        en: 'Open distribution plans with this mode, port or country that ship within the effective period.',
      },
    },
    notifiedAt: { kind: 'instant', label: { zh: '通知时间', en: 'Notified at' }, readOnly: true, width: 150 },
  },
  unique: [{ fields: ['match', 'value', 'scope', 'scopeRef', 'effectiveFrom'] }],
  checks: [checkCutoff],
});

export const cutoffProductName = definePage({
  key: 'cutoffProductName',
  title: { zh: '截单品名', en: 'Cut-off product names' },
  help: {
    why: {
      zh: '渠道、港口或国家自某日起不再接收的申报品名、品类或HS编码，订舱前据此检查。',
      en: 'Declared names, categories or HS codes that a channel, port or country no longer accepts from a date; checked before booking.',
    },
    notes: [
      {
        zh: '品名在中英文申报品名中按完整词语匹配，不分大小写：airbag 不匹配 airbags。',
        en: 'A name is matched as a whole phrase in both the Chinese and the English declared name, ignoring case: airbag does not match airbags.',
      },
      {
        zh: '“检查”按SKU、运输方式、港口、目的国与日期列出命中的记录；禁止在前，提醒在后。',
        en: '“Check” lists the rules that SKUs match by mode, port, country and date, blocks before warnings.',
      },
      {
        zh: '“通知计划员”向受影响SKU的计划员各发一条消息。',
        en: '“Notify planners” sends one message to each planner of the affected SKUs.',
      },
    ],
  },
  resource: cutoffNameRecords,
  columns: [
    'match',
    'value',
    'scope',
    'scopeRef',
    'action',
    'reason',
    'effectiveFrom',
    'effectiveTo',
    'skusHit',
    'plansHit',
    'notifiedAt',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['match', 'value', 'scope', 'scopeRef', 'action', 'effectiveFrom', 'effectiveTo', 'skusHit', 'plansHit', 'status'],
  search: ['value', 'reason'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'block', title: { zh: '禁止', en: 'Block' }, filters: [{ field: 'action', op: 'eq', value: 'block' }] },
    { key: 'warn', title: { zh: '提醒', en: 'Warn' }, filters: [{ field: 'action', op: 'eq', value: 'warn' }] },
    {
      key: 'check',
      title: { zh: '检查', en: 'Check' },
      tool: {
        reads: ['scope', 'scopeRef', 'action', 'reason', 'effectiveFrom'],
        inputs: {
          skus: {
            kind: 'tags',
            label: { zh: 'SKU', en: 'SKU' },
            maxLength: 32,
            help: { zh: '可批量粘贴；也可在下面填写分货计划号。', en: 'Paste one or many, or enter a distribution plan below.' },
          },
          plan: {
            kind: 'code',
            label: { zh: '分货计划号', en: 'Distribution plan' },
            maxLength: 40,
            help: {
              zh: '按计划的SKU、运输方式、港口、目的国与发运日期检查。',
              en: 'Checks the SKUs, mode, ports, destinations and departure date of the plan.',
            },
          },
          channel: { kind: 'enum', label: { zh: '运输方式', en: 'Transport mode' }, options: transModes },
          harbours: {
            kind: 'tags',
            label: { zh: '港口', en: 'Ports' },
            maxLength: 5,
            help: { zh: '起运港与目的港的UN/LOCODE。', en: 'UN/LOCODE of origin and destination ports.' },
          },
          country: { kind: 'code', label: { zh: '目的国', en: 'Destination country' }, maxLength: 2, pattern: '[A-Z]{2}' },
          day: { kind: 'date', label: { zh: '订舱日期', en: 'Booking date' }, help: { zh: '留空为今天。', en: 'Defaults to today.' } },
        },
        results: {
          blocked: { kind: 'integer', label: { zh: '禁止', en: 'Blocked' }, min: 0, max: 1_000_000 },
          warned: { kind: 'integer', label: { zh: '提醒', en: 'Warnings' }, min: 0, max: 1_000_000 },
          checked: { kind: 'integer', label: { zh: '已检查', en: 'Checked' }, min: 0, max: 1_000_000 },
          day: { kind: 'date', label: { zh: '订舱日期', en: 'Booking date' } },
          unknown: textField('不存在的SKU', 'Unknown SKUs', 200),
          lines: {
            kind: 'lines',
            label: { zh: '命中', en: 'Hits' },
            by: ['sku', 'match', 'value', 'scope', 'scopeRef'],
            most: 5000,
            fields: {
              sku: { kind: 'code', label: { zh: 'SKU', en: 'SKU' }, required: true, maxLength: 32, width: 130 },
              action: { kind: 'enum', label: { zh: '处理', en: 'Action' }, options: actions, width: 90 },
              match: { kind: 'enum', label: { zh: '匹配方式', en: 'Match by' }, required: true, options: matches, width: 110 },
              value: { ...textField('内容', 'Value', 160), required: true },
              scope: { kind: 'enum', label: { zh: '范围', en: 'Scope' }, required: true, options: scopes, width: 100 },
              scopeRef: { ...textField('范围编码', 'Scope code', 100), required: true },
              since: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, width: 110 },
              reason: textField('原因', 'Reason', 240),
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '截单品名', en: 'Cut-off' }, fields: ['match', 'value', 'scope', 'scopeRef'] },
    { title: { zh: '处理', en: 'Action' }, fields: ['action', 'reason', 'effectiveFrom', 'effectiveTo'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'notify',
      title: { zh: '通知计划员', en: 'Notify planners' },
      permission: 'update',
      on: 'many',
      confirm: { zh: '受影响SKU的计划员各收到一条消息。', en: 'Each planner of the affected SKUs gets one message.' },
    },
    nextPeriodAction,
  ],
  importing: {
    columns: ['match', 'value', 'scope', 'scopeRef', 'action', 'reason', 'effectiveFrom', 'effectiveTo'],
    mode: 'per_row',
    example: {
      match: '申报品名',
      value: 'airbag',
      scope: '运输方式',
      scopeRef: 'air',
      action: '禁止',
      reason: 'UN3268 不接空运',
      effectiveFrom: '2026-05-01',
    },
  },
});
