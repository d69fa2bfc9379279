import { type Examples, shown } from './example.ts';

const server = (file: string) => `apps/server/src/${file}.test.ts`;

/** Worked examples of system and logs. */
export const system: Examples = {
  users: shown(
    'a scope of two suppliers shows two and hides the third; a tab without its export; 3 × 10 × 4 rights are 120 rows',
    [server('modules/system/users/users'), 'buyer with supplier scope listed {S1,S2}'],
    [server('modules/system/users/users'), 'a user with tab5 list but not tab5.exportPagePermission'],
    [server('modules/system/users/users'), '3 users × 10 pages × 4 actions all granted by one role → 120 rows'],
  ),
  userFieldSetting: shown(
    'a block holds for the role, gives way to a role without it, and holds again for the user alone; no byte reveals the field',
    [server('modules/system/field-settings/field-settings'), 'a block holds from the next call on'],
    ['apps/web/src/modules/system/field-preview/previewed-fields.test.ts', 'a user-level block removes it again'],
    ['apps/server/src/platform/access/testing/closed-fields.suite.ts', 'no byte of a reply holds a field that may not be read'],
    ['tests/journeys/closed-prices.spec.ts', 'once a price is blocked for a role, its people find it nowhere'],
  ),
  basicInfoApproval: shown(
    'a price of 100 → 108 waits for another person; 101 meanwhile is a conflict; 1.67 % takes effect at once',
    [server('platform/approvals/approvals'), 'is decided by another approver: then it is in force'],
    [server('platform/approvals/approvals'), 'is never decided by who asked, not even by a super user'],
    [server('platform/approvals/approvals'), 'becomes void where the record holds something else by now'],
    [server('platform/approvals/approvals'), 'of 1.67 % takes effect at once'],
  ),
  shopAuthorization: shown(
    'Amazon’s consent lasts a year and is expiring from 2027-01-30, eBay’s 18 months; a callback is taken once',
    ['packages/shop-auth/src/auth/auth-state.test.ts', 'expires on 2027-03-01 and is expiring from 2027-01-30'],
    ['packages/shop-auth/src/auth/auth-state.test.ts', 'expires on 2027-08-30 12:00'],
    ['packages/shop-auth/src/callback/accept-callback.test.ts', 'is accepted once, in time'],
  ),
  recipientEmail: shown(
    'one address stands once however it is written; without any the mail is not sent',
    [server('platform/mail/recipients'), 'company cc B@X → one b@x'],
    ['packages/templates/src/mail/recipients.test.ts', 'NO_RECIPIENT, mail task stays unsent'],
  ),
  mailSet: shown('a subject is one line; an unknown gap is refused and the nearest one suggested', [
    'packages/templates/src/mail/mail-subject.test.ts',
    'names the order’s number in the subject of a mail of an order, on one line',
  ]),
  stationLetterTemplate: shown('raised 5 times in 60 minutes with a window of 120 it is one message, counter 5', [
    server('platform/notifications/send-message'),
    'raised 5 times in 60 minutes with a window of 120 is one, counter 5',
  ]),
  orderStatus: shown(
    'every status that is not terminal reaches a terminal one, the start reaches all; Unshipped and Acknowledged are both toShip',
    [server('platform/status/statuses'), 'every non-terminal status reaches a terminal one'],
    [server('platform/status/statuses'), 'Amazon `Unshipped` and Walmart `Acknowledged` both map to `toShip`'],
  ),
  dataCenter: shown(
    '70, 76, 195 and 196 minutes; 29 of 30 runs are 96.7 %; a failed feed is notified once a window',
    ['packages/tasks/src/feed/feed-state.test.ts', 'success 70 min ago fresh, 76 late, 195 late, 196 stale'],
    [server('platform/feeds/feeds'), '29 of 30 runs ok → 96.7%'],
    [server('platform/feeds/feeds'), 'a failed feed raises one feed.stale message per dedupe window'],
  ),
  messageLog: shown('34 of 40 read are 85.0 %, half of them within 2.5 h; what was deleted still shows', [
    server('modules/system/logs/message-figures'),
    '40 sent, 34 read → 85.0%; read after 1, 2, 3, 10 h → median 2.5 h',
  ]),
  loginLog: shown('five failures in 14 minutes are a burst, in 16 minutes not', [
    'packages/tracking/src/sign-ins/sign-ins.test.ts',
    '[L3] failures at %j and %s are a burst: %s',
  ]),
  homeIndex: shown(
    'a card of another page is refused; 3 overdue, 5 today and 12 others are 20 with red 3; 2 of 7 read leave 5; a password of yesterday blocks',
    [server('platform/workplace/home-calls'), 'of a page that is not the user’s is not shown, and asked for directly is refused'],
    [server('platform/workplace/home-calls'), '3 overdue + 5 today + 12 others shows 20 with red 3'],
    [server('platform/workplace/home-layout'), 'read of 2 unread of 7 leaves a badge of 5'],
    ['packages/session/src/password/password.test.ts', 'blocks at the first login and after the expiry'],
    [server('platform/sign-in/change-password'), 'recheck returns the age of the password'],
  ),
  systemBuriedPointLog: shown(
    'the path of one session counts each step once; a funnel counts those who came in its order',
    [server('modules/system/logs/tracking-figures'), 'the path of one session counts each step once'],
    ['packages/tracking/src/funnel/funnel.test.ts', 'of the views A, B, A, C through %s counts %j'],
  ),
};
