import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'logs',
  title: { zh: '日志', en: 'Logs' },
  defaultPage: 'loginLog',
  groups: [
    {
      key: 'systemLogs',
      title: { zh: '系统日志', en: 'System logs' },
      pages: {
        loginLog: async () => (await import('../system/logs/login-log.ts')).loginLog,
        messageLog: async () => (await import('../system/notifications/message-log.ts')).messageLog,
      },
    },
    {
      key: 'tracking',
      title: { zh: '埋点日志', en: 'Tracking' },
      pages: {
        systemBuriedPointLog: async () => (await import('../system/logs/system-buried-point-log.ts')).systemBuriedPointLog,
      },
    },
  ],
});
