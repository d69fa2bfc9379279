const on = (zh: string, en: string) => ({ zh, en });

/** Words for what was typed and not saved. */
export const draftText = {
  offer: on('您有 {at} 的草稿', 'You have a draft from {at}'),
  offerOld: on('此后该记录已被修改，继续时会合并', 'The record has been changed since; continuing will merge both'),
  goOn: on('继续草稿', 'Continue'),
  discard: on('放弃草稿', 'Discard'),
  sending: on('正在保存草稿…', 'Saving draft…'),
  kept: on('草稿已保存 {at}', 'Draft saved {at}'),
  local: on('草稿仅存于本机，联网后自动上传', 'Draft saved on this computer only; it is uploaded when you are back online'),
  refused: on('草稿未能上传：{why}', 'The draft could not be uploaded: {why}'),
  gone: on('草稿已不存在', 'The draft no longer exists'),
  title: on('我的草稿', 'My drafts'),
  none: on('没有未保存的草稿', 'No unsaved drafts'),
  addition: on('新增', 'New'),
  comment: on('评论', 'Comment'),
  same: on('未保存', 'Unsaved'),
  changed: on('记录已被修改', 'Record changed since'),
  goneRecord: on('记录已不存在', 'Record no longer exists'),
  failed: on('草稿加载失败：{why}', 'Drafts could not be loaded: {why}'),
  again: on('重试', 'Retry'),
} as const;
