import { text } from '@axle/kernel';
import type { FilesField, StateMachine, TextField } from '@axle/page-kit';
import { reduceRefusals, type StandingScore } from '@axle/quality';

/** What shows that a supplier acted. */
export const actionFiles: FilesField = {
  kind: 'files',
  label: text('整改证据', 'Evidence'),
  most: 10,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'],
  mostBytes: 15_728_640,
  width: 140,
};

const why = (zh: string, en: string): TextField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 3 });

const reduceInput = {
  steadyProduction: {
    kind: 'bool',
    label: text('生产稳定', 'Production is steady'),
    required: true,
    help: text('产线、模具与材料无变更，近期无停产。', 'Line, tools and material unchanged, no recent stop.'),
  },
  reason: why('放宽理由', 'Why it is reduced'),
} as const;

/** The ways between severities: by the verdicts of lots, and by approvals. */
export const switchingStates = {
  field: 'severity',
  initial: 'normal',
  final: [],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'approveReduced',
      title: text('批准放宽', 'Approve reduced'),
      from: ['normal'],
      to: 'reduced',
      tone: 'primary',
      check: reduceRefusals,
      input: reduceInput,
      confirm: text('下一批起按放宽方案抽样，计数重新开始。', 'The next lots are sampled by reduced plans; counters restart.'),
    },
    {
      key: 'toNormal',
      title: text('转为正常', 'Return to normal'),
      from: ['reduced'],
      to: 'normal',
      input: { reason: why('转为正常的原因', 'Why it is returned to normal') },
      confirm: text('下一批起按正常方案抽样，得分从零开始。', 'The next lots are sampled by normal plans; the score restarts at zero.'),
    },
    {
      key: 'resume',
      title: text('恢复检验', 'Resume'),
      from: ['discontinued'],
      to: 'tightened',
      tone: 'primary',
      input: { reason: why('供应商整改措施', 'What the supplier changed'), files: { ...actionFiles, required: true } },
      confirm: text(
        '恢复后按加严方案检验，不合格数重新累计。',
        'Inspection resumes with tightened plans; the count of rejected lots restarts.',
      ),
    },
    { key: 'tighten', title: text('转为加严', 'Tightened'), from: ['normal'], to: 'tightened' },
    { key: 'recover', title: text('连续合格转正常', 'Back to normal'), from: ['tightened'], to: 'normal' },
    { key: 'discontinue', title: text('暂停检验', 'Discontinued'), from: ['tightened'], to: 'discontinued' },
    { key: 'endReduced', title: text('不合格转正常', 'Reduced no more'), from: ['reduced'], to: 'normal' },
  ],
} as const satisfies StateMachine<string, StandingScore>;
