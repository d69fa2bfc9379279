import { text } from '@axle/kernel';
import type { EnumField, TextField } from '@axle/page-kit';

/** [S10] How far the platform has been notified of the tracking numbers of an order. */
export const orderTracking = {
  kind: 'enum',
  label: text('单号回传', 'Tracking upload'),
  readOnly: true,
  options: [
    { code: 'waiting', label: text('待回传', 'Waiting'), tone: 'info' },
    { code: 'blocked', label: text('承运商未映射', 'Carrier not mapped'), tone: 'bad' },
    { code: 'failed', label: text('回传失败', 'Failed'), tone: 'bad' },
    { code: 'sent', label: text('已回传', 'Sent'), tone: 'good' },
  ],
  width: 120,
} as const satisfies EnumField;

/** [S10f] What the platform said to a confirmation that did not come through. */
export const orderTrackingError = {
  kind: 'text',
  label: text('回传错误', 'Upload error'),
  readOnly: true,
  figure: true,
  unsorted: true,
  hidden: true,
  maxLength: 2000,
  width: 200,
} as const satisfies TextField;
