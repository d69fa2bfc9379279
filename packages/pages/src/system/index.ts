import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'system',
  title: { zh: '系统配置', en: 'System configuration' },
  defaultPage: 'users',
  groups: [
    {
      key: 'access',
      title: { zh: '账号权限', en: 'Accounts & access' },
      pages: {
        users: async () => (await import('./users.ts')).users,
        userFieldSetting: async () => (await import('./user-field-setting.ts')).userFieldSetting,
        basicInfoApproval: async () => (await import('./basic-info-approval.ts')).basicInfoApproval,
      },
    },
    {
      key: 'messages',
      title: { zh: '店铺与消息', en: 'Shops & messages' },
      pages: {
        shopAuthorization: async () => (await import('./shop-authorization.ts')).shopAuthorization,
        recipientEmail: async () => (await import('./recipient-email.ts')).recipientEmail,
        mailSet: async () => (await import('./mail-set.ts')).mailSet,
        stationLetterTemplate: async () => (await import('./station-letter-template.ts')).stationLetterTemplate,
      },
    },
    {
      key: 'platform',
      title: { zh: '平台设置', en: 'Platform settings' },
      pages: {
        orderStatus: async () => (await import('./order-status.ts')).orderStatus,
        dataCenter: async () => (await import('./data-center.ts')).dataCenter,
      },
    },
  ],
});
