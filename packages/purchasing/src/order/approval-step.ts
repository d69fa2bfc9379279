import type { Refusal } from '@axle/kernel';

const twice: Refusal = {
  code: 'APPROVED_ALREADY',
  message: { zh: '您已审批过此单，须由其他人审批下一级', en: 'You have approved this document; the next level needs another person' },
};
const acted: Refusal = {
  code: 'APPROVER_ACTED',
  message: { zh: '首位审批人已处理，不能撤回', en: 'The first approver has acted; the document cannot be recalled' },
};

/** [R6c] What stands against an approval by somebody, after those by others: each level is another person's. */
export const approvalRefusals = (approvedBy: readonly number[], user: number): readonly Refusal[] =>
  approvedBy.includes(user) ? [twice] : [];

/** [R6c] What stands against taking a document back out of approval: somebody has approved it. */
export const recallRefusals = (approvedBy: readonly number[]): readonly Refusal[] => (approvedBy.length > 0 ? [acted] : []);
