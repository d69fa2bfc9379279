import type { MenuNode, Recheck } from '@axle/wire';
import { mainPaths, officePaths } from '@axle/wire';
import { LanguageStore } from '../shell/language/language.store.ts';
import { createTranslator } from '../shell/language/translator.ts';
import { CachedAnswers } from '../shell/session/cached-answers.ts';
import { DownloadBadgeStore } from '../shell/session/download-badge.store.ts';
import { SessionStore } from '../shell/session/session.store.ts';
import { CallEvents } from '../gateways/call-events.ts';
import { ReferenceNamesStore } from '../shell/session/reference-names.store.ts';
import { KnownDevice } from '../shell/session/known-device.ts';
import { SignatureCookie } from '../shell/session/signature-cookie.ts';
import { UserNamesStore } from '../shell/session/user-names.store.ts';
import { type Answers, answeringClients } from './answering-clients.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryCookies, memoryValues } from './memory-ports.ts';

const node = (uniqueKey: string, name: string, path: string, children: readonly MenuNode[] = []): MenuNode => ({
  path,
  uniqueKey,
  nameZh: name,
  nameEn: uniqueKey,
  active: true,
  children,
});

/** The menu of somebody who may open the vehicle models. */
export const catalogueMenu: readonly MenuNode[] = [
  node('home', '首页', '/admin/home', [node('home.workplace', '工作台', '', [node('homeIndex', '工作台', '/admin/home/homeIndex')])]),
  node('basic', '基础数据', '/admin/basic', [
    node('basic.fitment', '替代与车型', '', [node('vehicleModel', '车型库', '/admin/basic/vehicleModel')]),
  ]),
  node('resourceCenter', '资源中心', '/admin/resourceCenter', [
    node('resourceCenter.tasks', '任务中心', '', [node('downList', '下载中心', '/admin/resourceCenter/downList')]),
  ]),
];

/** The recheck of that person. */
export const catalogueEditor: Recheck = {
  is_super: false,
  user: {
    id: 7,
    account: 'catalogeditor',
    nickname: '小周',
    nickname_en: 'Zhou',
    org_path: '总部',
    roles: [{ code: 'catalogEditor', name_zh: '资料员', name_en: 'Catalogue editor' }],
    lang: 'zh-cn',
  },
  permission_list: [
    { page: 'vehicleModel', api: 'basic.vehicleModel.list' },
    { page: 'vehicleModel', api: 'basic.vehicleModel.add' },
  ],
  first_login: false,
  need_popup: false,
  password_expired_time: Date.UTC(2026, 7, 1) / 1000,
  ninety_days_password_not_change: false,
};

/** What a willing server answers. */
export const willing = (): Answers => ({
  [officePaths.cookieKey]: { cookie_key: 'axle_signature' },
  [officePaths.signIn]: { signature: 'signature-of-the-first-sign-in', device: 'device' },
  [officePaths.signOut]: undefined,
  [officePaths.recheck]: catalogueEditor,
  [officePaths.menu]: catalogueMenu,
  [mainPaths.blackListField]: { read: ['vehicleModel.ePid'], write: [] },
  [mainPaths.dictionaries]: {},
  [mainPaths.users]: [{ id: 7, nickname: '小周', nicknameEn: 'Zhou' }],
  [mainPaths.downloadCount]: { taskCount: 3 },
});

/** A session over a table of answers. Hand in the values and cookies of an earlier one to reload the page. */
export function sessionBench(
  answers: Answers = willing(),
  values = memoryValues(),
  cookies = new MemoryCookies(),
  clock = new ManualClock(),
) {
  const clients = answeringClients(answers);
  const language = new LanguageStore(values, createTranslator('zh-cn'));
  const cookie = new SignatureCookie(cookies, values, 'https://axle.example');
  const cache = new CachedAnswers(values, clock);
  const names = new UserNamesStore(clients.main, language);
  const references = new ReferenceNamesStore(clients.main, new CallEvents());
  const badge = new DownloadBadgeStore(clients.main);
  const device = new KnownDevice(values);
  const session = new SessionStore({
    main: clients.main,
    office: clients.office,
    cookie,
    device,
    cache,
    language,
    names,
    references,
    badge,
  });
  return { session, cookie, cookies, values, clock, language, names, badge, ...clients };
}

/** A session with the catalogue editor signed in and loaded. */
export async function signedInBench(...given: Parameters<typeof sessionBench>) {
  const bench = sessionBench(...given);
  await bench.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
  await bench.session.load();
  return bench;
}
