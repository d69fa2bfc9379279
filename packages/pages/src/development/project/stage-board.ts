import { text } from '@axle/kernel';
import type { Board } from '@axle/page-kit';

/** [N26] What projects came to stage by stage. */
export const stageBoard = {
  figures: 'stages',
  reads: ['stage', 'prevStage', 'stageDays', 'overdue'],
  tiles: [
    { kind: 'number', key: 'live', title: text('在研项目', 'Live projects'), help: text('含暂停。', 'Those on hold included.') },
    {
      kind: 'number',
      key: 'overdue',
      title: text('超期', 'Overdue'),
      help: text('已过本阶段到期日。', 'Past the due date of their stage.'),
    },
    { kind: 'number', key: 'done', title: text('已完成', 'Done') },
    {
      kind: 'number',
      key: 'hitRate',
      title: text('成功率', 'Hit rate'),
      unit: 'percent',
      help: text('完成 ÷（完成＋终止）。', 'Done / (done + dropped).'),
    },
    {
      kind: 'bars',
      key: 'funnel',
      title: text('到达各阶段的项目', 'Projects by stage reached'),
      span: 5,
      help: text('含后来终止的项目。', 'Dropped ones included.'),
    },
    {
      kind: 'table',
      key: 'stages',
      title: text('各阶段', 'Stages'),
      span: 7,
      help: text(
        '天数为进入下一阶段的项目在本阶段的日历天，暂停期间不计。',
        'Calendar days at the stage of projects that went on to the next one; days on hold do not count.',
      ),
      drill: { tab: 'tab1', row: { field: 'stage', op: 'in' } },
      columns: [
        { key: 'here', title: text('现有', 'Here now') },
        { key: 'reached', title: text('到达', 'Reached') },
        { key: 'share', title: text('占全部', 'Of all'), unit: 'percent' },
        { key: 'medianDays', title: text('天数中位数', 'Median days'), unit: 'mean' },
        { key: 'lateShare', title: text('超期占比', 'Took too long'), unit: 'percent' },
      ],
    },
  ],
} as const satisfies Board;
