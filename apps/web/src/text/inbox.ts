import { text } from '@axle/kernel';

/** The inbox of in-app messages. */
export const inboxText = {
  messages: text('消息', 'Messages'),
  messagesUnread: text('消息，{count} 条未读', 'Messages, {count} unread'),
  all: text('全部', 'All'),
  unread: text('未读', 'Unread'),
  todo: text('待办', 'To do'),
  warn: text('预警', 'Warnings'),
  info: text('通知', 'Notices'),
  filter: text('筛选消息', 'Filter messages'),
  open: text('查看', 'View'),
  read: text('标为已读', 'Mark as read'),
  readAll: text('全部已读', 'Read all'),
  remove: text('删除', 'Delete'),
  removeAll: text('全部删除', 'Delete all'),
  removeAllTitle: text('删除全部消息？', 'Delete all messages?'),
  removeAllText: text('收件箱中的消息将全部删除，包括未读的。', 'All messages in the inbox will be deleted, including unread ones.'),
  times: text('{count} 次', '{count} {count|time|times}'),
  more: text('显示更多', 'Show more'),
  failed: text('消息载入失败', 'Messages could not be loaded'),
  retry: text('重试', 'Retry'),
  none_all: text('没有消息', 'No messages'),
  none_unread: text('没有未读消息', 'No unread messages'),
  none_todo: text('没有待办消息', 'No to-dos'),
  none_warn: text('没有预警消息', 'No warnings'),
} as const;
