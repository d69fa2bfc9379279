import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';

const open = ['waiting', 'blocked', 'failed'];

/** How platforms are notified that orders were shipped. */
export const orderConfirmationActions = [
  {
    key: 'confirmShip',
    title: text('回传单号', 'Confirm shipment'),
    on: 'many',
    most: 500,
    when: { field: 'trackingStatus', in: open },
    confirm: text(
      '重新尝试回传；承运商未映射的，可填写平台的承运商名称。已回传的包裹不会重复回传。',
      'Tries again. For a carrier that is not mapped, enter the platform’s name of it. A parcel that was confirmed is never sent twice.',
    ),
    input: {
      carrierCode: { kind: 'text', label: text('平台承运商', 'Carrier on the platform'), maxLength: 60 },
    },
  },
  {
    key: 'confirmFile',
    title: text('下载回传文件', 'Download tracking file'),
    on: 'many',
    most: 500,
    when: { field: 'trackingStatus', in: open },
    permission: 'confirmShip',
    effect: 'file',
  },
  {
    key: 'confirmSent',
    title: text('标为已回传', 'Mark as confirmed'),
    on: 'many',
    most: 500,
    when: { field: 'trackingStatus', in: open },
    permission: 'confirmShip',
    confirm: text('回传文件已提交给平台。', 'The tracking file was handed to the platform.'),
  },
] as const satisfies readonly CustomAction[];
