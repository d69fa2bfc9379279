import { approvalActions } from '../../platform/approvals/approval-actions.ts';
import { approvalsWaiting, requestsReturned } from '../../platform/approvals/approvals-waiting.ts';
import { askForTransition } from '../../platform/approvals/ask-for-transition.ts';
import { decidedInTime } from '../../platform/approvals/decided-in-time.ts';
import { holdBack } from '../../platform/approvals/hold-back.ts';
import { demoPeople } from '../../platform/demo/demo-people.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { exportsEnded } from '../../platform/exports/exports-ended.ts';
import { feedsBehind } from '../../platform/feeds/feed-todos.ts';
import { feeds } from '../../platform/feeds/feeds.ts';
import { notedEvery, runFeed } from '../../platform/feeds/run-feed.ts';
import { mainCalls, officeCalls } from '../../platform/gateways/module-calls.ts';
import { importsUnfinished } from '../../platform/imports/imports-unfinished.ts';
import { queueWorkers, rounds, sweeps } from '../../platform/jobs/background-work.ts';
import { addRecipients } from '../../platform/mail/add-recipients.ts';
import { ownDomains } from '../../platform/mail/own-domains.ts';
import { recipientCalls } from '../../platform/mail/recipient-calls.ts';
import { sendTest } from '../../platform/mail/send-test.ts';
import { takeWordings } from '../../platform/mail/take-wordings.ts';
import { wordingCalls } from '../../platform/mail/wording-calls.ts';
import { messageActions } from '../../platform/notifications/message-actions.ts';
import { nextVersion } from '../../platform/notifications/next-version.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { figures } from '../../platform/resources/calls/figures-handler.ts';
import { remarks } from '../../platform/resources/calls/known-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { transitionRequests } from '../../platform/resources/states/transition-requests.ts';
import { changeHolds } from '../../platform/resources/writes/change-holds.ts';
import { completions } from '../../platform/resources/writes/complete-new.ts';
import { writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { kpis } from '../../platform/workplace/kpi-source.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { addDemoPeople } from './demo/add-demo-people.ts';
import { systemDemo } from './demo/system-demo.ts';
import { copyRoleSettings } from './field-settings/copy-role-settings.ts';
import { countHits } from './field-settings/count-hits.ts';
import { fieldSettingGuard } from './field-settings/field-setting-guard.ts';
import { ownRestrictionStays } from './field-settings/own-restriction.ts';
import { settingFigures } from './field-settings/setting-figures.ts';
import { messagesFailed, riskySignIns } from './logs/log-todos.ts';
import { messageFigures } from './logs/message-figures.ts';
import { signInFigures } from './logs/sign-in-figures.ts';
import { signInsToday } from './logs/sign-ins-today.ts';
import { trackingFigures } from './logs/tracking-figures.ts';
import { askEveryDay, forwardSyncs } from './shop-sync/forward-syncs.ts';
import { syncQueue, tokenQueue } from './shop-sync/queues.ts';
import { runSync } from './shop-sync/run-sync.ts';
import { shopSyncActions, shopSyncTools } from './shop-sync/sync-actions.ts';
import { shopActions } from './shop/authorise-shop.ts';
import { notifyOfExpiringShops } from './shop/expiring-shops.ts';
import { handOver } from './shop/hand-over.ts';
import { refreshAccess } from './shop/refresh-access.ts';
import { shopCalls } from './shop/shop-calls.ts';
import { storeGuard, storeSiteGuard } from './shop/shop-guards.ts';
import { shopsToAuthorise } from './shop/shops-to-authorise.ts';
import { storeKeepsName } from './shop/store-keeps-name.ts';
import { switchCalls } from './switches/switch-calls.ts';
import { userCalls } from './users/user-calls.ts';
import { workflowCalls } from './workflow/workflow-calls.ts';

/** The manifest of system: users, shops, logs and what the platform keeps for the office. */
export const system = defineModule(
  'system',
  actions(shopActions, messageActions, approvalActions, shopSyncActions, {
    'storeSite.setManager': handOver,
    'mailSet.sendTest': sendTest,
    'mailSet.takeWordings': takeWordings,
    'recipientEmail.addSeveral': addRecipients,
    'userFieldSetting.copyRole': copyRoleSettings,
  }),
  figures(trackingFigures, messageFigures, { 'userFieldSetting.hits': settingFigures, 'loginLog.signIns': signInFigures }),
  tools(shopSyncTools),
  remarks({ recipientEmail: ownDomains }),
  writeGuards({ store: storeKeepsName, userFieldSetting: ownRestrictionStays }),
  recordGuards({ userFieldSetting: fieldSettingGuard, store: storeGuard, storeSite: storeSiteGuard }),
  toDos(
    ...keyed(
      approvalsWaiting,
      requestsReturned,
      exportsEnded,
      importsUnfinished,
      shopsToAuthorise,
      feedsBehind,
      messagesFailed,
      riskySignIns,
    ),
  ),
  kpis(...keyed(decidedInTime, signInsToday)),
  mainCalls({ users: userCalls, shops: shopCalls, recipients: recipientCalls, wordings: wordingCalls }),
  officeCalls({ workflow: workflowCalls, switches: switchCalls }),
  sweeps({
    shops: ({ database, now }) => runFeed(database, feeds.shops, now, () => notifyOfExpiringShops(database, now())),
    'shop syncs of the day': ({ database, now }) => askEveryDay(database, now()),
  }),
  rounds({
    shops: { every: 5_000, work: ({ database, queue, now }) => forwardSyncs(database, queue, now()) },
    counting: {
      every: 60_000,
      work: ({ database, registry, now }) => runFeed(database, feeds.hits, now, () => countHits(database, registry, now()), notedEvery),
    },
  }),
  queueWorkers({
    [tokenQueue]: async ({ database, now }, store) => {
      await refreshAccess(database, store, now());
    },
    [syncQueue]: (parts, id) => runSync(parts, id),
  }),
  changeHolds({ approval: holdBack }),
  transitionRequests({ approval: askForTransition }),
  completions({ messageTemplate: nextVersion }),
  demoPeople({ office: addDemoPeople }),
  demoSteps(...systemDemo),
);
