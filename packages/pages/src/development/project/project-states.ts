import { type ProjectStage, workedStages } from '@axle/development';
import { text } from '@axle/kernel';
import type { LineField, StateMachine, Transition } from '@axle/page-kit';
import { rejectInput } from '../../inventory/operation/operation-states.ts';
import { stageOptions } from './stage-field.ts';

const reason = (field: string, zh: string, en: string): Readonly<Record<string, LineField>> => ({
  [field]: { kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 },
});

const label = (stage: ProjectStage) => stageOptions.find(({ code }) => code === stage)!.label;

/** The key of the step from one stage to another, forward or back. */
const stepKey = (from: ProjectStage, to: ProjectStage): string => `${from}To${to.charAt(0).toUpperCase()}${to.slice(1)}`;

const step = (from: ProjectStage, to: ProjectStage, permission: 'next' | 'back'): Transition => ({
  key: stepKey(from, to),
  title: label(to),
  from: [from],
  to,
  permission,
  ...(to === 'done' ? { oneWay: text('上架完成的项目不再退回。', 'A project with a completed listing cannot go back.') } : {}),
});

const behind: Readonly<Partial<Record<ProjectStage, ProjectStage>>> = {
  idea: 'eval',
  eval: 'sample',
  sample: 'approval',
  approval: 'register',
  register: 'listing',
  listing: 'done',
};

/** [N3a] The life of a project. Its steps forward and back are taken by `next` and `back`, which choose by the stage. */
export const projectStates = {
  field: 'stage',
  initial: 'idea',
  final: ['done'],
  editable: [...workedStages],
  deletable: ['idea'],
  transitions: [
    ...workedStages.map(from => step(from, behind[from]!, 'next')),
    ...workedStages.slice(1).map((from, at) => step(from, workedStages[at]!, 'back')),
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      from: ['approval'],
      to: 'approval',
      tone: 'primary',
      confirm: text('审批中与通过后不能修改。', 'It cannot be changed while pending or once approved.'),
    },
    { key: 'approve', title: text('审批通过', 'Approve'), from: ['approval'], to: 'approval', tone: 'primary' },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['approval'],
      to: 'approval',
      tone: 'danger',
      input: rejectInput,
    },
    {
      key: 'hold',
      title: text('暂停', 'Put on hold'),
      from: [...workedStages],
      to: 'hold',
      input: reason('holdReason', '暂停原因', 'Reason'),
    },
    { key: 'resume', title: text('恢复', 'Resume'), permission: 'hold', from: ['hold'], to: 'idea' },
    {
      key: 'drop',
      title: text('终止', 'Drop'),
      from: [...workedStages, 'hold'],
      to: 'dropped',
      tone: 'danger',
      input: reason('dropReason', '终止原因', 'Reason'),
      confirm: text('未完成的样品随之取消。', 'Samples under way are cancelled.'),
    },
    {
      key: 'reopen',
      title: text('重新立项', 'Reopen'),
      from: ['dropped'],
      to: 'idea',
      confirm: text('从创意阶段重新开始。', 'It restarts as an idea.'),
    },
  ],
} as const satisfies StateMachine;
