import { text } from '@axle/kernel';
import type { CustomAction, DateField, TextField } from '@axle/page-kit';

const effectiveFrom: DateField = {
  kind: 'date',
  label: { zh: '生效日期', en: 'Effective from' },
  help: { zh: '留空为今天；不能早于今天。', en: 'Defaults to today; cannot be in the past.' },
};
const note = (zh: string, en: string): TextField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 300, lines: 2 });

/** What is done with an ordered table of rules beside the standard actions. */
export const ruleActions = [
  {
    key: 'reorder',
    title: { zh: '移动', en: 'Move' },
    permission: 'update',
    on: 'one',
    input: { place: { kind: 'integer', label: { zh: '移到第几条', en: 'Move to position' }, required: true, min: 1, max: 100_000 } },
  },
  {
    key: 'publish',
    title: { zh: '发布', en: 'Publish' },
    on: 'none',
    confirm: {
      zh: '草稿成为新版本，自生效日期起使用；版本发布后不能再修改。最后一条须为兜底规则。',
      en: 'The draft becomes a new version that applies from its effective date and cannot be changed. The last rule must be a catch-all.',
    },
    input: { effectiveFrom, note: note('发布说明', 'Release note') },
  },
  {
    key: 'rollback',
    title: { zh: '回退', en: 'Roll back' },
    permission: 'publish',
    on: 'none',
    confirm: {
      zh: '以所选版本的规则作为新版本生效；草稿不变。',
      en: 'The rules of the chosen version take effect as a new version; the draft is not changed.',
    },
    input: {
      version: {
        kind: 'integer',
        label: { zh: '回退到版本', en: 'Roll back to version' },
        required: true,
        min: 1,
        max: 100_000,
        grouping: false,
      },
      effectiveFrom,
      note: note('回退原因', 'Rollback reason'),
    },
  },
] as const satisfies readonly CustomAction[];
