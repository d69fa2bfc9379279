/** [N2] Key under which the browser remembers the cookie name that the server of an origin sent. */
export const cookieNameKey = (origin: string): string => `axle.cookie-name@${origin}`;

/** The remembered cookie name, if what is remembered can be one (a token of RFC 6265). */
export const cookieNameFrom = (remembered: string | null | undefined): string | undefined =>
  remembered && /^[\w!#$%&'*+.^`|~-]{1,64}$/.test(remembered) ? remembered : undefined;
