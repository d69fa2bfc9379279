import { text } from '@axle/kernel';
import type { StateMachine, Transition } from '@axle/page-kit';
import { rejectInput } from '../../inventory/operation/operation-states.ts';

const decidedAgain = text(
  '未执行的处置不能恢复，请重新决定。',
  'A disposition that was not carried out cannot be restored; decide on the lot again.',
);
const carriedOut = text('已执行的处置不能撤回。', 'A completed disposition cannot be undone.');
const asked = text('提交审批后只能批准或驳回。', 'Once submitted it is approved or rejected.');

/** What is done at the lot: nobody's button here. */
const followed = (key: string, zh: string, en: string, from: readonly string[], to: string, oneWay: Transition['oneWay']): Transition => ({
  key,
  title: text(zh, en),
  from,
  to,
  ...(oneWay ? { oneWay } : {}),
});

/** The life of a disposition: decided, approved where it is a concession, carried out. */
export const dispositionLife = {
  field: 'state',
  initial: 'open',
  final: ['done', 'refused'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      from: ['open'],
      to: 'approving',
      tone: 'primary',
      confirm: text('由另一人批准后，让步数量放行。', 'The pieces are released once another person approves.'),
      oneWay: asked,
    },
    {
      key: 'approve',
      title: text('批准让步', 'Approve'),
      from: ['approving'],
      to: 'done',
      tone: 'primary',
      confirm: text(
        '让步数量随即放行，降价生成扣款草稿。',
        'The pieces are released immediately, and a deduction is drafted for the price cut.',
      ),
      oneWay: carriedOut,
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['approving'],
      to: 'refused',
      tone: 'danger',
      input: rejectInput,
      oneWay: decidedAgain,
    },
    followed('begin', '开始执行', 'Being carried out', ['open'], 'running', decidedAgain),
    followed('finish', '执行完成', 'Carried out', ['running'], 'done', carriedOut),
    followed('replace', '改为其他处置', 'Decided otherwise', ['open', 'running'], 'refused', decidedAgain),
  ],
} as const satisfies StateMachine;
