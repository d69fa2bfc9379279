import { defineSection } from '@axle/page-kit';
import { basicInfoApproval } from './basic-info-approval.ts';
import { mailSet } from './mail-set.ts';
import { recipientEmail } from './recipient-email.ts';
import { shopAuthorization } from './shop-authorization.ts';
import { stationLetterTemplate } from './station-letter-template.ts';
import { userFieldSetting } from './user-field-setting.ts';

export const section = defineSection({
  key: 'system',
  title: { zh: '系统配置', en: 'System configuration' },
  defaultPage: 'users',
  groups: [
    { key: 'access', title: { zh: '账号权限', en: 'Accounts & access' }, pages: [userFieldSetting, basicInfoApproval] },
    { key: 'messages', title: { zh: '店铺与消息', en: 'Shops & messages' }, pages: [shopAuthorization, recipientEmail, mailSet, stationLetterTemplate] },
  ],
});
