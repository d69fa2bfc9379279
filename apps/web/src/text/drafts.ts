const on = (zh: string, en: string) => ({ zh, en });

/** Words for what was typed and not saved. */
export const draftText = {
  offer: on('您有 {at} 的草稿', 'You have a draft of {at}'),
  offerOld: on('此后该记录已被修改，继续时会合并', 'The record was changed since; going on merges both'),
  goOn: on('继续草稿', 'Continue'),
  discard: on('放弃草稿', 'Discard'),
  sending: on('正在保存草稿…', 'Keeping a draft…'),
  kept: on('草稿已保存 {at}', 'Draft kept {at}'),
  local: on('草稿仅存于本机，联网后自动上传', 'Draft kept on this computer; sent when the network is back'),
  refused: on('草稿未能上传：{why}', 'The draft was not taken: {why}'),
  gone: on('草稿已不存在', 'The draft does not exist any more'),
  title: on('我的草稿', 'My drafts'),
  none: on('没有未保存的草稿', 'Nothing is left unsaved'),
  addition: on('新增', 'New'),
  comment: on('评论', 'Comment'),
  same: on('未保存', 'Unsaved'),
  changed: on('记录已被修改', 'Record changed since'),
  goneRecord: on('记录已不存在', 'Record is gone'),
  failed: on('草稿加载失败：{why}', 'Drafts could not be loaded: {why}'),
  again: on('重试', 'Try again'),
} as const;
