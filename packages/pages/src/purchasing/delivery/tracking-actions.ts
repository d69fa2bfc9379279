import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { mostLineQty } from '@axle/purchasing';
import { photosOf } from '../../inventory/receipt/receipt-fields.ts';
import { batchInput } from './batch-input.ts';
import { requestDate } from './date-actions.ts';
import { milestoneOptions } from './milestone-options.ts';

const note = { kind: 'text', label: text('说明', 'Note'), maxLength: 500, lines: 2 } as const;
const nextFollowUp = { kind: 'date', label: text('下次跟进', 'Next follow-up') } as const;

/** What is noted of lines on their way. */
export const trackingActions: readonly CustomAction<'lineStatus'>[] = [
  {
    key: 'progress',
    title: text('登记进度', 'Log progress'),
    on: 'many',
    most: 200,
    input: {
      milestone: { kind: 'enum', label: text('完成的节点', 'Step reached'), options: milestoneOptions },
      reachedOn: {
        kind: 'date',
        label: text('完成日期', 'Reached on'),
        help: text('不填为今天。', 'Today if left empty.'),
      },
      producedQty: {
        kind: 'integer',
        label: text('已生产数量', 'Pieces made'),
        min: 0,
        max: mostLineQty,
        help: text('累计数量；只能逐行登记。', 'Cumulative; for one line at a time.'),
      },
      nextFollowUp,
      note,
      photos: photosOf('照片', 'Photos', {
        most: 10,
        help: text('保存在跟进记录中；勾选多行时每行都保存。', 'Saved in the follow-up record of each selected line.'),
      }),
    },
  },
  {
    key: 'follow',
    title: text('跟进', 'Follow up'),
    on: 'many',
    most: 200,
    input: { nextFollowUp: { ...nextFollowUp, required: true }, note: { ...note, required: true } },
  },
  { ...requestDate, key: 'dateChange' },
  {
    key: 'remind',
    title: text('催货', 'Remind supplier'),
    on: 'many',
    most: 200,
    confirm: text('每个供应商发一封邮件，列出勾选的行；一天内只催一次。', 'Each supplier gets one mail with the ticked lines, once a day.'),
  },
  {
    key: 'createBatch',
    title: text('建发货批次', 'Create batch'),
    on: 'one',
    when: { field: 'lineStatus', in: ['open', 'producing', 'ready', 'inspected', 'part_shipped', 'part_received'] },
    input: batchInput,
    proposes: true,
  },
];
