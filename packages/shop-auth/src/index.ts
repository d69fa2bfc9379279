export {
  type AuthState,
  authState,
  daysLeft,
  dueWarning,
  endOf,
  expiringDays,
  mayFeed,
  type StoredAuth,
  warningDays,
} from './auth/auth-state.ts';
export { isRenamed, refuseRenamed, type ShopName } from './auth/shop-name.ts';
export { type AuthKind, type AuthPlatform, endsOf, type GrantEnds, isAuthPlatform, lifetimes, needsAccess } from './auth/lifetimes.ts';
export { acceptCallback, type BegunAuth, nonceMinutes, type ReturnedAuth } from './callback/accept-callback.ts';
