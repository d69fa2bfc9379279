import { text } from '@axle/kernel';
import type { RuleSetName } from '@axle/logistics';
import type { CodeField, EnumOption, Field, IntegerField, LineField, PageTab, TextField } from '@axle/page-kit';
import { replay } from './replay-tab.ts';
import { factInputs, type RuleFieldName } from './rule-fields.ts';

const textField = (zh: string, en: string, width?: number): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength: 1000,
  ...(width === undefined ? {} : { width }),
});
const whole = (zh: string, en: string, width = 76): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000,
  grouping: false,
  width,
});
const verdicts = [
  { code: 'matched', label: { zh: '符合', en: 'Matched' }, tone: 'good' },
  { code: 'failed', label: { zh: '不符合', en: 'Not matched' }, tone: 'neutral' },
  { code: 'disabled', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
  { code: 'notYet', label: { zh: '未生效', en: 'Not yet effective' }, tone: 'warn' },
  { code: 'over', label: { zh: '已过期', en: 'Expired' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];
const states = [
  { code: 'inForce', label: { zh: '生效中', en: 'In force' }, tone: 'good' },
  { code: 'planned', label: { zh: '待生效', en: 'Scheduled' }, tone: 'info' },
  { code: 'former', label: { zh: '已替代', en: 'Superseded' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
const differences = [
  { code: 'added', label: { zh: '新增', en: 'Added' }, tone: 'good' },
  { code: 'removed', label: { zh: '移除', en: 'Removed' }, tone: 'bad' },
  { code: 'moved', label: { zh: '移动', en: 'Moved' }, tone: 'info' },
  { code: 'changed', label: { zh: '修改', en: 'Changed' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** Which table facts are tried on. */
const tables = [
  { code: 'draft', label: { zh: '草稿', en: 'Draft' } },
  { code: 'inForce', label: { zh: '当日生效的版本', en: 'Version in force on the date' } },
] as const satisfies readonly EnumOption[];

/** What a page of rules has of its own. */
export interface RuleTabParts {
  /** What follows from a match. */
  readonly results: Readonly<Record<string, Field>>;
  /** What a trial is given beside the facts. */
  readonly asks?: Readonly<Record<string, LineField>>;
  /** Whether former orders may be run through the rules, and whether the result shows costs. */
  readonly replays?: { readonly costs: boolean; readonly of: 'orders' | 'plans' };
}

/** The document whose facts are tried: an outbound order, in the first leg a distribution plan. */
const documentOf = (set: RuleSetName): CodeField => ({
  kind: 'code',
  documentNo: true,
  maxLength: 20,
  label: set === 'firstLeg' ? { zh: '分货计划号', en: 'Distribution plan' } : { zh: '发货单号', en: 'Outbound order' },
  help: {
    zh: '按单据带入条件值；下面另填的优先。留空则只用所填的值。',
    en: 'Fills in the condition values from the document; values typed below take precedence. Leave empty to use typed values only.',
  },
});

/** Which rule answers a document or typed facts, with every rule up to it, and what follows from the match on this page. */
const tryIt = <Name extends string>(set: RuleSetName, reads: readonly Name[], { results, asks }: RuleTabParts): PageTab<Name> => ({
  key: 'tryIt',
  title: { zh: '试算', en: 'Try it' },
  tool: {
    reads,
    inputs: {
      table: { kind: 'enum', label: { zh: '规则表', en: 'Rule version' }, required: true, options: tables, initial: 'draft' },
      day: { kind: 'date', label: { zh: '日期', en: 'Date' }, help: { zh: '留空为今天。', en: 'Defaults to today.' } },
      order: documentOf(set),
      ...factInputs(set),
      ...asks,
    },
    results: {
      rule: textField('命中规则', 'Matched rule'),
      version: textField('规则表', 'Rule version'),
      ...results,
      lines: {
        kind: 'lines',
        label: { zh: '逐条判断', en: 'Rule by rule' },
        by: ['seq'],
        most: 2000,
        fields: {
          seq: { ...whole('顺序', 'Position'), required: true },
          name: textField('规则', 'Rule', 180),
          verdict: { kind: 'enum', label: { zh: '结果', en: 'Result' }, options: verdicts, width: 110 },
          failed: textField('不符合的条件', 'Condition not met', 320),
          known: textField('实际值', 'Actual value', 160),
        },
      },
      facts: {
        kind: 'lines',
        label: { zh: '单据数据', en: 'Document data' },
        by: ['fact'],
        most: 100,
        fields: {
          fact: { ...textField('条件项', 'Condition field', 160), required: true },
          value: textField('单据值', 'Document value', 260),
          typed: textField('手工填写', 'Typed value', 160),
        },
      },
    },
  },
});

/** The versions of the table, and how one differs from another. */
const versions = <Name extends string>(reads: readonly Name[]): PageTab<Name> => ({
  key: 'versions',
  title: { zh: '版本', en: 'Versions' },
  tool: {
    reads,
    inputs: {
      version: { ...whole('比较版本', 'Compare version'), help: { zh: '留空为草稿。', en: 'Defaults to the draft.' } },
      against: {
        ...whole('与版本', 'With version'),
        help: { zh: '留空为今天生效的版本。', en: 'Defaults to the version in force today.' },
      },
    },
    results: {
      compared: textField('比较', 'Compared'),
      count: whole('差异', 'Differences'),
      differences: {
        kind: 'lines',
        label: { zh: '差异', en: 'Differences' },
        by: ['name', 'kind', 'field'],
        most: 2000,
        fields: {
          name: { ...textField('规则', 'Rule', 180), required: true },
          kind: { kind: 'enum', label: { zh: '变化', en: 'Change' }, required: true, options: differences, width: 90 },
          field: { ...textField('字段', 'Field', 130), required: true },
          before: textField('之前', 'Before', 260),
          after: textField('之后', 'After', 260),
        },
      },
      versions: {
        kind: 'lines',
        label: { zh: '版本', en: 'Versions' },
        by: ['no'],
        most: 1000,
        fields: {
          no: { ...whole('版本', 'Version'), required: true },
          state: { kind: 'enum', label: { zh: '状态', en: 'Status' }, options: states, width: 100 },
          effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, width: 116 },
          effectiveTo: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 116 },
          rules: whole('规则数', 'Rules'),
          note: textField('说明', 'Note', 260),
          publishedBy: { kind: 'user', label: { zh: '发布人', en: 'Published by' }, width: 110 },
          publishedAt: { kind: 'instant', label: { zh: '发布时间', en: 'Published at' }, width: 150 },
        },
      },
    },
  },
});

/** The tabs of an ordered table of rules: the draft in its order, also as a list, a trial, a run over former orders, the versions. */
export const ruleTabs = <Output extends string>(
  set: RuleSetName,
  outputs: readonly Output[],
  own: RuleTabParts,
): readonly PageTab<Output | RuleFieldName>[] => {
  const reads: readonly (Output | RuleFieldName)[] = ['seq', 'name', 'conditions', ...outputs, 'activeFrom', 'activeTo', 'status'];
  return [
    { key: 'rules', title: { zh: '规则', en: 'Rules' }, view: 'logistics/rule-table' },
    { key: 'all', title: { zh: '列表', en: 'List' } },
    { key: 'unmet', title: { zh: '30天未命中', en: 'No hits in 30 days' }, filters: [{ field: 'hits30', op: 'eq', value: 0 }] },
    tryIt(set, reads, own),
    ...(own.replays ? [replay(reads, own.replays)] : []),
    versions(reads),
  ];
};
