/** How a platform lets us in: by the consent of the shop, by an id with its secret, or by a key. */
export type AuthKind = 'oauth' | 'clientCredentials' | 'apiKey';

/** Platforms whose shops are authorised. */
export type AuthPlatform = 'amazon' | 'ebay' | 'walmart' | 'partsgeek';

interface Lifetimes {
  readonly kind: AuthKind;
  /** Seconds for which an access token is good; without one the key itself is used. */
  readonly access?: number;
  /** Seconds for which a refresh token is good. */
  readonly refresh?: number;
  /** Seconds after which the shop consents again, or we change the key. */
  readonly consent?: number;
}

const day = 86_400;

/** [S8.1] What the platforms' documents say, in seconds. */
export const lifetimes: Readonly<Record<AuthPlatform, Lifetimes>> = {
  amazon: { kind: 'oauth', access: 3600, consent: 365 * day },
  ebay: { kind: 'oauth', access: 7200, refresh: 47_304_000 },
  walmart: { kind: 'clientCredentials', access: 900, refresh: 365 * day },
  partsgeek: { kind: 'apiKey', consent: 180 * day },
};

/** Whether shops of a platform are authorised at all: some sell without one. */
export const isAuthPlatform = (platform: unknown): platform is AuthPlatform =>
  typeof platform === 'string' && Object.hasOwn(lifetimes, platform);

/** When the grants expire, each absent where the platform has no such end. */
export interface GrantEnds {
  readonly accessExpiresAt?: Date;
  readonly refreshExpiresAt?: Date;
  readonly consentExpiresAt?: Date;
}

/** [S8.1] When an authorisation granted at a moment expires. */
export function endsOf(platform: AuthPlatform, grantedAt: Date): GrantEnds {
  const { access, refresh, consent } = lifetimes[platform];
  const after = (seconds: number): Date => new Date(grantedAt.getTime() + seconds * 1000);
  return {
    ...(access === undefined ? {} : { accessExpiresAt: after(access) }),
    ...(refresh === undefined ? {} : { refreshExpiresAt: after(refresh) }),
    ...(consent === undefined ? {} : { consentExpiresAt: after(consent) }),
  };
}

/** [S8.4] Whether an access token is renewed before use: from five minutes before it expires. */
export const needsAccess = (accessExpiresAt: Date | undefined, now: Date): boolean =>
  accessExpiresAt !== undefined && accessExpiresAt.getTime() - now.getTime() <= 300_000;
