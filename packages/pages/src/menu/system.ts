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
        users: async () => (await import('../system/users/users.ts')).users,
        userFieldSetting: async () => (await import('../system/field-settings/user-field-setting.ts')).userFieldSetting,
        basicInfoApproval: async () => (await import('../system/approvals/basic-info-approval.ts')).basicInfoApproval,
      },
    },
    {
      key: 'messages',
      title: { zh: '店铺与消息', en: 'Stores & messages' },
      pages: {
        shopAuthorization: async () => (await import('../system/shop/shop-authorization.ts')).shopAuthorization,
        recipientEmail: async () => (await import('../system/mail/recipient-email.ts')).recipientEmail,
        mailSet: async () => (await import('../system/mail/mail-set.ts')).mailSet,
        stationLetterTemplate: async () => (await import('../system/notifications/station-letter-template.ts')).stationLetterTemplate,
      },
    },
    {
      key: 'platform',
      title: { zh: '平台设置', en: 'Platform settings' },
      pages: {
        orderStatus: async () => (await import('../system/status/order-status.ts')).orderStatus,
        dataCenter: async () => (await import('../system/feeds/data-center.ts')).dataCenter,
      },
    },
  ],
});
