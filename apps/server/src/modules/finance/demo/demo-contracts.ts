import type { RecordValues } from '@axle/page-kit';

/** A contract of the demo by the code of its category, when it began and what is left of it, in days (none for one that lasts). */
export type DemoContract = RecordValues & {
  readonly category: string;
  readonly currency?: string;
  readonly ago: number;
  readonly left?: number;
};

/** The contracts of the demo beside the frameworks with suppliers, some of which are with the first of them. */
export const otherDemoContracts = ([first, second, third, fourth]: readonly number[]): readonly DemoContract[] => [
  {
    category: 'LOGISTICS',
    title: '海运订舱与拖车年度服务合同',
    partyKind: 'carrier',
    counterparty: '中远海运集运（深圳）',
    ago: 310,
    left: 55,
    paymentTerms: [{ stage: '月结', pct: '100', trigger: 'invoice' }],
  },
  {
    category: 'LOGISTICS',
    title: '国际快件服务协议',
    partyKind: 'carrier',
    counterparty: 'DHL Express',
    currency: 'USD',
    ago: 520,
    autoRenew: true,
    left: 210,
  },
  {
    category: 'LOGISTICS',
    title: '洛杉矶海外仓仓储服务合同',
    partyKind: 'warehouse',
    counterparty: 'Pacific Fulfillment Inc.',
    currency: 'USD',
    ago: 400,
    left: 330,
    amount: '480000',
    paymentTerms: [{ stage: '月结', pct: '100', trigger: 'invoice' }],
  },
  { category: 'PROXY', title: '代理采购协议', partyKind: 'agent', counterparty: '宁波信远进出口', ago: 640, left: -12 },
  { category: 'NDA', title: '刹车片项目保密协议', partyKind: 'supplier', supplier: first, ago: 700 },
  { category: 'QUALITY', title: '质量保证协议', partyKind: 'supplier', supplier: second, ago: 450, left: 640 },
  {
    category: 'TOOLING',
    title: '控制臂模具开发合同',
    partyKind: 'supplier',
    supplier: third,
    amount: '186000',
    ago: 200,
    left: 165,
    paymentTerms: [
      { stage: '开模', pct: '50', trigger: 'signing' },
      { stage: '样件合格', pct: '40', trigger: 'receipt' },
      { stage: '质保', pct: '10', trigger: 'other' },
    ],
  },
  {
    category: 'QUALITY',
    title: '质量保证协议（2025版）',
    partyKind: 'supplier',
    supplier: fourth,
    ago: 5,
    left: 725,
    state: 'approving',
    approver: undefined,
    approvedAt: undefined,
  },
  {
    category: 'ORDER',
    title: '旺季备货采购合同',
    partyKind: 'supplier',
    supplier: fourth,
    amount: '1200000',
    ago: 2,
    left: 120,
    state: 'draft',
    applicant: undefined,
    approver: undefined,
    approvedAt: undefined,
    paymentTerms: [
      { stage: '预付', pct: '20', trigger: 'order' },
      { stage: '到货', pct: '80', trigger: 'receipt' },
    ],
  },
];
