import { definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { orgFields } from './log-fields.ts';

/** LoginEvent: what happened to a sign-in. */
const loginEvents = [
  { code: 'login', label: { zh: '登录', en: 'Sign-in' }, tone: 'good' },
  { code: 'logout', label: { zh: '退出', en: 'Sign-out' }, tone: 'neutral' },
  { code: 'kicked', label: { zh: '被挤下线', en: 'Signed out by another sign-in' }, tone: 'warn' },
  { code: 'expired', label: { zh: '会话过期', en: 'Session expired' }, tone: 'neutral' },
  { code: 'idle', label: { zh: '闲置超时', en: 'Idle timeout' }, tone: 'neutral' },
  { code: 'viewAs', label: { zh: '代看开始', en: 'View-as started' }, tone: 'warn' },
  { code: 'viewEnd', label: { zh: '代看结束', en: 'View-as ended' }, tone: 'neutral' },
  { code: 'refused', label: { zh: '拒绝', en: 'Refused' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** LoginResult: how it ended, and why where it was refused. */
const loginResults = [
  { code: 'ok', label: { zh: '成功', en: 'Success' }, tone: 'good' },
  { code: 'badPassword', label: { zh: '密码错误', en: 'Wrong password' }, tone: 'warn' },
  { code: 'locked', label: { zh: '账号锁定', en: 'Account locked' }, tone: 'bad' },
  { code: 'left', label: { zh: '已离职', en: 'Left the company' }, tone: 'bad' },
  { code: 'expiredPassword', label: { zh: '密码过期', en: 'Password expired' }, tone: 'warn' },
  { code: 'captcha', label: { zh: '验证码错误', en: 'Wrong captcha' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** LoginRisk: what is unusual about a sign-in. A place is a network: no table of addresses is connected. */
const loginRisks = [
  { code: 'newDevice', label: { zh: '新设备', en: 'New device' }, tone: 'warn' },
  { code: 'newPlace', label: { zh: '异地', en: 'New place' }, tone: 'warn' },
  { code: 'burst', label: { zh: '连续失败', en: 'Repeated failures' }, tone: 'bad' },
  { code: 'night', label: { zh: '非常规时段', en: 'Unusual hours' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

const loginEntry = defineResource({
  entity: 'loginLog',
  label: { zh: '登录记录', en: 'Sign-in entry' },
  service: 'base',
  nameFields: ['account'],
  readFrom: 'login_log_list',
  managed: false,
  fields: {
    at: { kind: 'instant', label: { zh: '时间', en: 'Time' }, required: true, readOnly: true, key: true },
    account: {
      kind: 'text',
      label: { zh: '账号', en: 'Account' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 64,
      fold: true,
      width: 150,
      help: { zh: '登录时输入的账号，不一定存在。', en: 'As entered at sign-in; the account may not exist.' },
    },
    userId: { kind: 'user', label: { zh: '用户', en: 'User' }, readOnly: true, width: 120 },
    ...orgFields,
    event: { kind: 'enum', label: { zh: '事件', en: 'Event' }, required: true, readOnly: true, options: loginEvents, width: 120 },
    result: { kind: 'enum', label: { zh: '结果', en: 'Result' }, required: true, readOnly: true, options: loginResults, width: 140 },
    risk: {
      kind: 'enumList',
      label: { zh: '风险', en: 'Risk' },
      readOnly: true,
      figure: true,
      options: loginRisks,
      width: 130,
      help: {
        zh: '新设备：该账号此前未用过的浏览器与系统；连续失败：15分钟内第5次起；异地：登录过三次以上，且网段与近90天的登录都不同；非常规时段：北京时间0–5点。',
        en: 'New device: a browser and system the account has not used before; repeated failures: from the fifth within 15 minutes; new place: after three sign-ins, from a network not seen in the last 90 days; unusual hours: 00–05 China time.',
      },
    },
    viewedUser: {
      kind: 'user',
      label: { zh: '被代看用户', en: 'Viewed as' },
      readOnly: true,
      width: 110,
      help: { zh: '超级管理员以其身份查看的用户。', en: 'The user whose view a super administrator opened.' },
    },
    remember: { kind: 'bool', label: { zh: '记住登录', en: 'Remember me' }, required: true, readOnly: true, width: 110 },
    durationSec: {
      kind: 'integer',
      label: { zh: '时长（秒）', en: 'Duration (s)' },
      readOnly: true,
      min: 0,
      max: 2_147_483_647,
      width: 110,
      help: { zh: '会话结束时，从登录起的时长。', en: 'At the end of a session, the time since sign-in.' },
    },
    ip: { kind: 'text', label: { zh: 'IP 地址', en: 'IP address' }, required: true, readOnly: true, maxLength: 64, width: 140 },
    place: {
      kind: 'text',
      label: { zh: '网段', en: 'Network' },
      readOnly: true,
      figure: true,
      maxLength: 60,
      width: 130,
      help: {
        zh: '未接入IP库，以IP网段代替地点。',
        en: 'No IP database is connected; the network stands in for the location.',
      },
    },
    browser: { kind: 'text', label: { zh: '浏览器', en: 'Browser' }, readOnly: true, figure: true, maxLength: 40, width: 90 },
    system: { kind: 'text', label: { zh: '系统', en: 'System' }, readOnly: true, figure: true, maxLength: 40, width: 90 },
    online: {
      kind: 'bool',
      label: { zh: '在线', en: 'Online' },
      readOnly: true,
      figure: true,
      width: 80,
      help: { zh: '该次登录的会话仍然有效。', en: 'The session of this sign-in is still active.' },
    },
    agent: { kind: 'text', label: { zh: '浏览器标识', en: 'User agent' }, readOnly: true, maxLength: 400, width: 360, hidden: true },
  },
});

export const loginLog = definePage({
  key: 'loginLog',
  title: { zh: '登录日志', en: 'Login log' },
  words: ['登陆日志', 'audit', 'sign-in log'],
  help: {
    why: {
      zh: '管理员查看谁在何时、从何处登录，发现被拒绝或异常的登录。',
      en: 'Administrators see who signed in, when and from where, and spot refused or unusual sign-ins.',
    },
    notes: [
      { zh: '日志只增不改，任何人都不能修改或删除。', en: 'The log is append-only: nobody can change or delete entries.' },
      {
        zh: '列表下方为符合条件的行数与不重复的用户数。',
        en: 'Below the list: the number of matching entries and of distinct users.',
      },
    ],
  },
  resource: loginEntry,
  columns: [
    'at',
    'account',
    'userId',
    'org',
    'orgEn',
    'event',
    'result',
    'risk',
    'viewedUser',
    'remember',
    'ip',
    'place',
    'browser',
    'system',
    'durationSec',
    'online',
    'agent',
  ],
  pinned: 2,
  filters: ['account', 'userId', 'org', 'event', 'result', 'risk', 'viewedUser', 'remember', 'ip', 'place', 'browser', 'durationSec', 'at'],
  totals: ['userId'],
  search: ['account'],
  opens: [{ field: 'at', op: 'between', value: 'pastMonth' }],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'failures', title: { zh: '失败', en: 'Failures' }, filters: [{ field: 'result', op: 'ne', value: 'ok' }] },
    { key: 'risks', title: { zh: '风险', en: 'Risks' }, filters: [{ field: 'risk', op: 'notEmpty' }] },
    { key: 'online', title: { zh: '在线', en: 'Open sessions' }, filters: [{ field: 'online', op: 'eq', value: true }] },
  ],
  strip: {
    figures: 'signIns',
    reads: ['at', 'event'],
    tiles: [
      {
        kind: 'lines',
        key: 'days',
        title: { zh: '每日登录次数', en: 'Sign-ins per day' },
        drill: { row: { field: 'at', op: 'day' } },
        help: {
          zh: '含被拒绝的登录；点击某天只看当天。北京时间。',
          en: 'Includes refused sign-ins; click a day to show only that day. China time.',
        },
      },
      {
        kind: 'lines',
        key: 'hours',
        title: { zh: '每小时登录次数', en: 'Sign-ins per hour' },
        drill: { row: { field: 'at', op: 'hour' } },
        help: {
          zh: '所选时间的最后三天，未选时为最近三天；点击某小时只看该小时。北京时间。',
          en: 'The last three days of the selected period, or the most recent three; click an hour to show only that hour. China time.',
        },
      },
    ],
  },
  standard: ['list', 'export'],
});
