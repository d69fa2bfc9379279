import { text } from '@axle/kernel';
import type { PostAction } from '@axle/page-kit';
import { reportEndings } from './download-fields.ts';
import { downloadKindOptions } from './download-options.ts';

const store = { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true } as const;

/** What is done with downloads. */
export const downloadActions = [
  {
    key: 'download',
    title: text('下载', 'Download'),
    on: 'none',
    tone: 'primary',
    input: {
      store,
      kind: { kind: 'enum', label: text('类型', 'Kind'), options: downloadKindOptions, required: true, initial: 'orders' },
      from: { kind: 'instant', label: text('起始', 'From'), required: true },
      to: {
        kind: 'instant',
        label: text('截止', 'To'),
        required: true,
        help: text('最多31天；重复下载不会产生重复订单。', 'At most 31 days; fetching a span twice makes no order twice.'),
      },
    },
  },
  {
    key: 'uploadFile',
    title: text('上传订单报告', 'Upload order report'),
    on: 'none',
    input: {
      store,
      file: {
        kind: 'files',
        label: text('订单报告', 'Order report'),
        required: true,
        most: 1,
        endings: reportEndings,
        mostBytes: 20_971_520,
        help: text(
          '亚马逊全部订单报告或订单报告、eBay订单报告、沃尔玛采购单导出、PartsGeek订单文件；按表头自动识别。',
          'Amazon all-orders or order report, eBay orders report, Walmart PO export, PartsGeek order file; recognised by its headings.',
        ),
      },
    },
  },
  {
    key: 'retry',
    title: text('重试', 'Retry'),
    on: 'many',
    when: { field: 'status', in: ['failed', 'partial'] },
  },
] as const satisfies readonly PostAction[];
