import { definePage } from '@axle/page-kit';
import { shopActions } from './shop-actions.ts';
import { storeRecords } from './store-records.ts';

export const shopAuthorization = definePage({
  key: 'shopAuthorization',
  title: { zh: '店铺授权', en: 'Store authorisation' },
  words: ['绑定店铺', 'connect shop', 'oauth'],
  help: {
    why: {
      zh: '连接平台店铺，并在销售数据中断前提示即将到期的授权。',
      en: 'Connects platform stores and warns which authorisations will expire before sales data is interrupted.',
    },
    notes: [
      {
        zh: '授权在新标签页进行，须由发起人在10分钟内完成；同一回调只能使用一次。',
        en: 'Authorisation opens in a new tab and must be completed by the same user within 10 minutes; each callback can be used only once.',
      },
      {
        zh: '到期前30、14、7、3、1天提醒负责人与系统管理员。',
        en: 'Owner and system administrators are reminded 30, 14, 7, 3 and 1 days before expiry.',
      },
      { zh: '密钥加密保存，不发送到浏览器。', en: 'Tokens are stored encrypted and never sent to the browser.' },
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
    { key: 'shops', title: { zh: '店铺', en: 'Stores' } },
    { key: 'attempts', title: { zh: '授权记录', en: 'Authorisation log' }, view: 'system/shop-attempts' },
  ],
  form: [
    { title: { zh: '店铺', en: 'Store' }, fields: ['code', 'name', 'platform', 'region', 'company', 'sellerId', 'owner', 'openedAt'] },
  ],
  standard: ['list', 'add', 'update', 'export', 'log'],
  permissions: { update: 'add', log: 'list' },
  actions: shopActions,
});
