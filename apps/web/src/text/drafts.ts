import { text } from '@axle/kernel';

/** Words for what was typed and not saved. */
export const draftText = {
  offers: text('您有 {count} 份未保存的草稿', 'You have {count} unsaved {count|draft|drafts}'),
  others: text('本次填写自动存为另一份草稿，不会覆盖这些。', 'What you type now is kept as a draft of its own and replaces none of these.'),
  elsewhere: text(
    '另一窗口也修改了这份草稿。此处填写的内容已另存为一份草稿，请选择保留哪一份。',
    'Another window changed this draft too. What you typed here is kept as a draft of its own; choose which to keep.',
  ),
  theirs: text('另一窗口的内容（{at}）', 'In the other window ({at})'),
  takeTheirs: text('改用另一窗口的内容', 'Use the other'),
  keepMine: text('保留此处的内容', 'Keep this one'),
  unnamed: text('未命名', 'Unnamed'),
  offerOld: text('此后该记录已被修改，继续时会合并', 'The record has been changed since; continuing will merge both'),
  discardTitle: text('放弃草稿“{name}”？', 'Discard the draft “{name}”?'),
  discardText: text('{at} 填写的内容将无法找回。', 'What was typed at {at} cannot be restored.'),
  goOn: text('继续草稿', 'Continue'),
  discard: text('放弃草稿', 'Discard'),
  sending: text('正在保存草稿…', 'Saving draft…'),
  kept: text('草稿已保存 {at}', 'Draft saved {at}'),
  local: text('草稿仅存于本机，联网后自动上传', 'Draft saved on this computer only; it is uploaded when you are back online'),
  refused: text('草稿未能上传：{why}', 'The draft could not be uploaded: {why}'),
  title: text('我的草稿', 'My drafts'),
  none: text('没有未保存的草稿', 'No unsaved drafts'),
  addition: text('新增', 'New'),
  comment: text('评论', 'Comment'),
  same: text('未保存', 'Unsaved'),
  changed: text('记录已被修改', 'Record changed since'),
  goneRecord: text('记录已不存在', 'Record no longer exists'),
  failed: text('草稿加载失败：{why}', 'Drafts could not be loaded: {why}'),
  again: text('重试', 'Retry'),
} as const;
