import { defineSection } from '@axle/page-kit';
import { loginLog } from './login-log.ts';
import { messageLog } from './message-log.ts';
import { systemBuriedPointLog } from './system-buried-point-log.ts';

export const section = defineSection({
  key: 'logs',
  title: { zh: '日志', en: 'Logs' },
  defaultPage: 'loginLog',
  groups: [
    { key: 'systemLogs', title: { zh: '系统日志', en: 'System logs' }, pages: [loginLog, messageLog] },
    { key: 'tracking', title: { zh: '埋点日志', en: 'Tracking' }, pages: [systemBuriedPointLog] },
  ],
});
