import type { CustomAction, LineField } from '@axle/page-kit';

const effectiveFrom: LineField = {
  kind: 'date',
  label: { zh: '生效日期', en: 'In force from' },
  help: { zh: '留空为今天；不能早于今天。', en: 'Today unless given; not before today.' },
};
const note = (zh: string, en: string): LineField => ({ kind: 'text', label: { zh, en }, required: true, maxLength: 300, lines: 2 });

/** What is done with an ordered table of rules beside the standard actions. */
export const ruleActions: readonly CustomAction[] = [
  {
    key: 'reorder',
    title: { zh: '移动', en: 'Move' },
    permission: 'update',
    on: 'one',
    input: { place: { kind: 'integer', label: { zh: '移到第几条', en: 'To place' }, required: true, min: 1, max: 100_000 } },
  },
  {
    key: 'publish',
    title: { zh: '发布', en: 'Publish' },
    on: 'none',
    confirm: {
      zh: '草稿成为新版本，自生效日期起使用；版本不能再修改。最后一条须为兜底规则。',
      en: 'The draft becomes a version that is in force from its day on and never changes. The last rule must be a catch-all.',
    },
    input: { effectiveFrom, note: note('发布说明', 'What changes') },
  },
  {
    key: 'rollback',
    title: { zh: '回退', en: 'Roll back' },
    permission: 'publish',
    on: 'none',
    confirm: {
      zh: '所选版本的规则作为新版本生效；草稿不变。',
      en: 'The rules of that version are put in force as a new version; the draft stays as it is.',
    },
    input: {
      version: {
        kind: 'integer',
        label: { zh: '回退到版本', en: 'Back to version' },
        required: true,
        min: 1,
        max: 100_000,
        grouping: false,
      },
      effectiveFrom,
      note: note('回退原因', 'Why'),
    },
  },
];
