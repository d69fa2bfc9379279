import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { exceptionRecords } from './exception-records.ts';

const open = ['open', 'assigned', 'escalated'] as const;

export const newProductExceptions = definePage({
  key: 'newProductExceptions',
  title: text('新品异常', 'New product exceptions'),
  words: ['超期', '卡点', 'blocker', 'overdue project'],
  help: {
    why: text('所有卡住项目的事都有名目、有负责人、有期限。', 'Everything that blocks a project has a type, an owner and a due date.'),
    notes: [
      text(
        '系统每天检查：阶段超期、花费或最终成本超计划10%以上、证书30天内到期、首单晚于约定日期；同一项目同一类型只有一条未关闭。',
        'The system checks daily: stage overdue, spending or final cost more than 10% above plan, a certificate expiring within 30 days, a first order past its date; one open exception per type and project.',
      ),
      text('原因消失后系统自动解决。', 'It is solved automatically once its cause no longer exists.'),
      text('未关闭的高级别异常阻止项目推进。', 'An open exception of high severity blocks the project at its stage.'),
      text('解决后由提出人或项目负责人关闭。', 'Once solved, it is closed by the user who raised it or the project owner.'),
    ],
  },
  resource: exceptionRecords,
  columns: [
    'excNo',
    'project',
    'stage',
    'type',
    'level',
    'text',
    'raisedBy',
    'assignee',
    'status',
    'dueAt',
    'daysOpen',
    'solution',
    'pending',
    'developer',
    'owner',
    'escalatedTo',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['excNo', 'project', 'type', 'level', 'status', 'assignee', 'developer', 'raisedBy', 'dueAt', 'createdAt'],
  search: ['excNo', 'text'],
  sort: [{ field: 'dueAt' }],
  headline: ['project', 'stage', 'type', 'level', 'assignee', 'dueAt', 'daysOpen'],
  tabs: [
    { key: 'tab0', title: text('待处理', 'Open'), filters: [{ field: 'status', op: 'in', value: open }] },
    { key: 'tab1', title: text('我负责', 'Mine'), mine: 'assignee', filters: [{ field: 'status', op: 'in', value: open }] },
    { key: 'tab2', title: text('已关闭', 'Closed'), filters: [{ field: 'status', op: 'in', value: ['solved', 'closed'] }] },
  ],
  form: [{ title: text('异常', 'Exception'), fields: ['project', 'type', 'level', 'text', 'assignee'] }],
  standard: ['list', 'add', 'update', 'export', 'log'],
  transitions: ['assign', 'solve', 'close', 'reopen', 'escalate'],
});
