import { type Entries, kept } from '../entry.ts';

/** Section 7: calls of the second API, the office system. */
export const officeCalls: Entries = {
  '7.39': kept('POST /api/core/signin/recheck returns user, super user and the state of the password'),
  '7.40': kept('POST /api/core/share/all/sysuser answers the users'),
  '7.41': kept('POST /api/core/org/tree answers the organisation'),
  '7.42': kept('POST /api/core/share/systoporg answers its roots'),
  '7.43': kept('POST /api/core/log/loginlist answers the sign-ins'),
  '7.44': kept('POST /api/workflow/remrhistory answers the trail of a flow'),
  '7.45': kept('GET /api/core/system/switch/list answers the switches'),
  '7.46': kept('POST /api/core/message/list, readall, delete_all, delete and read answer'),
  '7.47': kept('GET /signin/cookiekey answers cookie_key'),
  '7.48': kept('GET /api/core/uaa/module/tree answers the menu'),
  '7.49': kept('every call of both APIs is agreed on by method and path'),
};
