import { definePage } from '@axle/page-kit';
import { shopActions } from './shop-actions.ts';
import { storeRecords } from './store-records.ts';

export const shopAuthorization = definePage({
  key: 'shopAuthorization',
  title: { zh: '店铺授权', en: 'Shop authorisation' },
  help: {
    why: {
      zh: '连接平台店铺，并在销售数据中断前提示哪些授权将到期。',
      en: 'Connects the platform shops and shows before sales data stop which tokens will run out.',
    },
    notes: [
      {
        zh: '授权在新标签页进行，10分钟内由发起人完成；同一回调只用一次。',
        en: 'The authorisation goes on in a new tab and is ended within 10 minutes by whoever began it; it comes back once.',
      },
      {
        zh: '到期前30、14、7、3、1天提醒负责人与系统管理员。',
        en: 'The owner and the system administrators are told 30, 14, 7, 3 and 1 days before the end.',
      },
      { zh: '密钥加密保存，不发送到浏览器。', en: 'Tokens are kept sealed and never sent to a browser.' },
    ],
  },
  resource: storeRecords,
  columns: [
    'code',
    'name',
    'platform',
    'region',
    'company',
    'sellerId',
    'kind',
    'authState',
    'endsAt',
    'daysLeft',
    'accessExpiresAt',
    'lastCallAt',
    'lastError',
    'authorisedBy',
    'authorisedAt',
    'owner',
    'openedAt',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'platform', 'region', 'company', 'authState', 'owner', 'daysLeft'],
  search: ['code', 'name', 'sellerId'],
  sort: [{ field: 'endsAt' }],
  tabs: [
    { key: 'shops', title: { zh: '店铺', en: 'Shops' } },
    { key: 'attempts', title: { zh: '授权记录', en: 'Attempts' }, view: 'system/shop-attempts' },
  ],
  form: [{ title: { zh: '店铺', en: 'Shop' }, fields: ['code', 'name', 'platform', 'region', 'company', 'sellerId', 'owner', 'openedAt'] }],
  standard: ['list', 'add', 'update', 'export', 'log'],
  permissions: { update: 'add', log: 'list' },
  actions: shopActions,
});
