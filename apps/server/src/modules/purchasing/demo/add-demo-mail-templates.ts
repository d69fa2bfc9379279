import { demoStep } from '../../../platform/demo/demo-step.ts';

const templates = [
  {
    code: 'REMIND-ZH',
    mailKind: 'REPLY_REMIND',
    lang: 'zh',
    body: [
      '{{supplier.name}}：您好！',
      '采购订单 {{order.no}} 已等待回复 {{days.waiting}} 天，请确认下列各行的数量与交期：',
      '{{lines}}',
      '可在此链接在线回复：{{replyLink}}',
      '{{buyer.name}}\n{{company.name}}',
    ].join('\n\n'),
    attachments: ['pdf'],
    state: 'enabled',
  },
  {
    code: 'INSPECT-EN',
    mailKind: 'INSPECT_NOTICE',
    lang: 'en',
    body: [
      'Dear {{supplier.name}},',
      'we shall inspect purchase order {{order.no}} on {{inspection.date}}:',
      '{{lines}}',
      'Please have the packed goods and the packing list ready.',
      '{{buyer.name}}\n{{company.name}}',
    ].join('\n\n'),
    attachments: ['pdf'],
    state: 'disabled',
  },
];

/** Two templates of mails: one in use, one that is being written. */
export const addDemoMailTemplates = demoStep('mailTemplates', [], async ({ adding }) => {
  await adding('purchaseManager')('mailTemplates', templates);
});
