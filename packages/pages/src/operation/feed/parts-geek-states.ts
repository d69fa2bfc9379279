import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** ListingStatus of a listing on PartsGeek. */
export const partsGeekState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'pending', label: text('待提交', 'Pending'), tone: 'warn' },
    { code: 'submitted', label: text('已提交', 'Submitted'), tone: 'info' },
    { code: 'active', label: text('在售', 'Active'), tone: 'good' },
    { code: 'error', label: text('错误', 'Error'), tone: 'bad' },
    { code: 'inactive', label: text('停售', 'Inactive'), tone: 'neutral' },
    { code: 'ended', label: text('已结束', 'Ended'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** The life of a listing on PartsGeek: it goes out with a feed, and the platform’s acknowledgement says what became of it. */
export const partsGeekStates = {
  field: 'state',
  initial: 'draft',
  final: ['ended'],
  editable: ['draft', 'pending', 'submitted', 'active', 'error', 'inactive'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'activate',
      title: text('启用', 'Enable'),
      permission: 'enable',
      from: ['draft', 'inactive', 'error'],
      to: 'pending',
      tone: 'primary',
      oneWay: text('启用后不退回草稿；可停用后再修改。', 'It does not become a draft again; disable it instead.'),
    },
    { key: 'feed', title: text('进入Feed', 'Put in a feed'), permission: 'buildFeed', from: ['pending', 'active'], to: 'submitted' },
    { key: 'accept', title: text('平台接受', 'Accepted'), permission: 'import', from: ['submitted'], to: 'active' },
    { key: 'refuse', title: text('平台拒绝', 'Rejected'), permission: 'import', from: ['submitted', 'active'], to: 'error' },
    { key: 'mend', title: text('改正', 'Correct'), permission: 'update', from: ['error'], to: 'pending' },
    {
      key: 'deactivate',
      title: text('停用', 'Disable'),
      permission: 'disable',
      from: ['pending', 'submitted', 'active', 'error'],
      to: 'inactive',
      confirm: text('下一次Feed以数量0提交一次，之后不再提交。', 'The next feed sends it once with quantity 0, and then no more.'),
    },
    {
      key: 'end',
      title: text('结束', 'End'),
      permission: 'disable',
      from: ['draft', 'inactive'],
      to: 'ended',
      tone: 'danger',
      confirm: text('结束的刊登不能恢复。', 'An ended listing cannot be reopened.'),
      oneWay: text('结束的刊登不再提交，可复制为新刊登。', 'An ended listing is not sent any more; make a new one instead.'),
    },
  ],
} as const satisfies StateMachine;
