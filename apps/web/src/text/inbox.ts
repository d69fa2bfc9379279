import type { Text } from '@axle/kernel';

/** The inbox of in-app messages. */
export const inboxText = {
  messages: { zh: '消息', en: 'Messages' },
  messagesUnread: { zh: '消息，{count} 条未读', en: 'Messages, {count} unread' },
  all: { zh: '全部', en: 'All' },
  unread: { zh: '未读', en: 'Unread' },
  todo: { zh: '待办', en: 'To do' },
  warn: { zh: '预警', en: 'Warnings' },
  info: { zh: '通知', en: 'Notices' },
  filter: { zh: '筛选消息', en: 'Filter messages' },
  open: { zh: '查看', en: 'View' },
  read: { zh: '标为已读', en: 'Mark as read' },
  readAll: { zh: '全部已读', en: 'Read all' },
  remove: { zh: '删除', en: 'Delete' },
  removeAll: { zh: '全部删除', en: 'Delete all' },
  removeAllTitle: { zh: '删除全部消息？', en: 'Delete all messages?' },
  removeAllText: { zh: '收件箱中的消息将全部删除，包括未读的。', en: 'All messages in the inbox will be deleted, including unread ones.' },
  times: { zh: '{count} 次', en: '{count} {count|time|times}' },
  more: { zh: '显示更多', en: 'Show more' },
  failed: { zh: '消息载入失败', en: 'Messages could not be loaded' },
  retry: { zh: '重试', en: 'Retry' },
  none_all: { zh: '没有消息', en: 'No messages' },
  none_unread: { zh: '没有未读消息', en: 'No unread messages' },
  none_todo: { zh: '没有待办消息', en: 'No to-dos' },
  none_warn: { zh: '没有预警消息', en: 'No warnings' },
} as const satisfies Record<string, Text>;
