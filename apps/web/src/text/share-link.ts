import { text } from '@axle/kernel';

/** The box that gives out a link for somebody without an account, and what is shown once to be copied. */
export const shareLinkText = {
  share: text('分享链接', 'Share link'),
  days: text('有效天数', 'Days'),
  revoke: text('之前的链接作废', 'Revoke earlier links'),
  make: text('生成链接', 'New link'),
  link: text('链接', 'Link'),
  once: text('链接只显示这一次', 'The link is shown this once'),
  copy: text('复制', 'Copy'),
  copied: text('已复制', 'Copied'),
} as const;
