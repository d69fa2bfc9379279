export { signatureCookie, cookieText, cookieIn, rememberSeconds, type CookieOrder } from './cookie/cookie-policy.ts';
export { cookieNameKey, cookieNameFrom } from './cookie/cookie-name.ts';
export { passwordState, passwordDays, reminderDays, type PasswordState } from './password/password-state.ts';
export { passwordPrompt, type PasswordCheck, type PasswordPrompt } from './password/password-prompt.ts';
export { longAgoDays, signInAge, type SignInAge } from './last-sign-in/sign-in-age.ts';
export { crowdMemory, guessMemory, guessWait, strangersWait } from './password/sign-in-throttle.ts';
export { checkNewPassword } from './password/check-new-password.ts';
export { isIdle, idleLeft, idleLimit } from './idle/idle.ts';
export { restoreLanguage } from './language/restore-language.ts';
export { asksToProlong } from './prolong/prolong.ts';
export { logoutDelay, type LogoutReason } from './logout/logout.ts';
export { cacheKey, cachedValue, backgroundRefreshDelay } from './cache/signed-cache.ts';
export { countBadge, trend } from './badge/count-badge.ts';
export { emptyWorkspace, homeKey, mostTabs, tabKey, type Workspace, type WorkspaceTab } from './tabs/workspace.ts';
export { changeTabs, type TabEvent } from './tabs/change-tabs.ts';
export { restoreTabs, storedTabs } from './tabs/restore-tabs.ts';
export { visibleBlocks, type BlockSource } from './home/visible-blocks.ts';
export { inTodoOrder, todoLevel, type TodoLevel, type WaitingCount } from './home/todo-order.ts';
export {
  arrangedBlocks,
  changeBlocks,
  homeLimits,
  type BlockSize,
  type HomeBlock,
  type HomeLayout,
  type HomeShortcut,
  type LayoutEvent,
} from './home/home-layout.ts';
export { shortcutsOf, type PageUse } from './home/shortcuts.ts';
