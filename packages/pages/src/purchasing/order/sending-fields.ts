import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';

/** How it went on with the supplier. */
export const sendingFields = {
  sentAt: { kind: 'instant', label: text('发送时间', 'Sent at'), readOnly: true, width: 160 },
  firstReplyAt: { kind: 'instant', label: text('首次回复时间', 'First reply at'), readOnly: true, width: 160, hidden: true },
  hoursWaiting: {
    kind: 'integer',
    label: text('等待回复(小时)', 'Hours waiting'),
    readOnly: true,
    figure: true,
    min: 0,
    max: 1_000_000,
    width: 116,
    help: text('从发送到首次回复；尚未回复的算到现在。', 'From sending to the first reply; until now where there is none yet.'),
  },
  orderVersion: {
    kind: 'integer',
    label: text('订单版本', 'Order version'),
    readOnly: true,
    required: true,
    initial: 1,
    min: 1,
    max: 9999,
    width: 90,
    help: text('每次变更加1；供应商回复针对一个版本。', 'Rises with every change; a reply of the supplier is to one version.'),
  },
  effectiveAt: { kind: 'instant', label: text('生效时间', 'Effective at'), readOnly: true, width: 160 },
  effectiveReason: {
    kind: 'text',
    label: text('手工生效原因', 'Reason for making effective'),
    readOnly: true,
    maxLength: 500,
    width: 180,
    hidden: true,
  },
  effectiveProof: {
    kind: 'files',
    label: text('供应商确认凭证', 'Proof of confirmation'),
    readOnly: true,
    most: 1,
    endings: ['pdf', 'jpg', 'jpeg', 'png', 'eml', 'msg'],
    mostBytes: 20_971_520,
    width: 150,
    hidden: true,
  },
} as const satisfies Fields;
