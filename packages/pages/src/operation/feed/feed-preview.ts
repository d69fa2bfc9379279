import { text } from '@axle/kernel';
import type { Field, PageTab } from '@axle/page-kit';
import { builtFeedOptions } from './feed-options.ts';

const rows = (zh: string, en: string): Field => ({ kind: 'integer', label: text(zh, en), min: 0, max: 10_000_000 });

/** For which store a feed is built, and which kind of it. */
export const feedInput = {
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
  kind: { kind: 'enum', label: text('类型', 'Kind'), required: true, options: builtFeedOptions, initial: 'delta' },
} as const satisfies Readonly<Record<string, Field>>;

/** Counts what a feed would hold, before it is built. */
export const feedPreviewTab = {
  key: 'preview',
  title: text('Feed预览', 'Feed preview'),
  tool: {
    inputs: feedInput,
    reads: ['price', 'qty', 'title'],
    results: {
      added: rows('新增', 'Added'),
      changed: rows('变更', 'Changed'),
      removed: rows('移除', 'Removed'),
      rows: rows('文件行数', 'Rows of the file'),
      blocked: rows('不合格', 'Blocked'),
      lines: {
        kind: 'lines',
        label: text('明细', 'Lines'),
        by: ['partNumber'],
        most: 500,
        fields: {
          what: {
            kind: 'enum',
            label: text('变化', 'What'),
            width: 90,
            options: [
              { code: 'add', label: text('新增', 'Added'), tone: 'good' },
              { code: 'change', label: text('变更', 'Changed'), tone: 'info' },
              { code: 'remove', label: text('移除', 'Removed'), tone: 'neutral' },
              { code: 'block', label: text('不合格', 'Blocked'), tone: 'bad' },
            ],
          },
          brandName: { kind: 'text', label: text('品牌', 'Brand'), maxLength: 60, width: 120 },
          partNumber: { kind: 'text', label: text('零件号', 'Part number'), maxLength: 50, width: 160 },
          why: { kind: 'text', label: text('说明', 'Details'), maxLength: 500, width: 420 },
        },
      },
    },
  },
} as const satisfies PageTab;
