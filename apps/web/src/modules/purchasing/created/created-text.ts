import { text } from '@axle/kernel';

/** Words of the orders that were created. */
export const createdText = {
  empty: text('未找到创建批次', 'Batch not found'),
  emptyHint: text(
    '本页在生成订单后打开，地址中须有批次号或采购单号。',
    'This page opens after orders are generated; its address names a batch or an order.',
  ),
  back: text('返回采购需求汇总', 'Back to requirements'),
  summary: text(
    '需求{requested}件：已分配{allocated}，未生成{leftOut}',
    '{requested} {requested|piece|pieces} requested: {allocated} allocated, {leftOut} left out',
  ),
  by: text('{who} 于 {when} 创建', 'Created by {who} at {when}'),
  total: text('合计', 'Total'),
  submitTitle: text('全部提交', 'Submit all'),
  submitText: text(
    '{count}张草稿将逐单提交审批，确定吗？',
    '{count} {count|draft|drafts} will be submitted for approval, one by one. Go on?',
  ),
  submit: text('全部提交（{count}）', 'Submit all ({count})'),
  backTitle: text('退回', 'Send back'),
  backText: text(
    '将删除本批次的{count}张草稿，需求退回为已确认，确定吗？',
    '{count} {count|draft|drafts} of this batch will be deleted and the requirements released. Go on?',
  ),
  sendBack: text('退回（{count}）', 'Send back ({count})'),
  print: text('打印', 'Print'),
  close: text('关闭', 'Close'),
  nothingLeft: text('本批次没有订单：草稿已退回。', 'No orders in this batch: its drafts were sent back.'),
  results: text('处理结果', 'Results'),
  done: text('完成', 'Done'),
} as const;
