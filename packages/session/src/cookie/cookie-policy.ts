/** How long the signature's cookie lasts with 'remember': 365 days, in seconds. */
export const rememberSeconds = 365 * 24 * 60 * 60;

/** A cookie to be set, or to be removed when it has no value. */
export interface CookieOrder {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds; absent for a cookie that ends with the browser session, 0 to remove it. */
  readonly maxAge?: number;
}

/**
 * [N1] The order that follows a new signature: it is stored, with 'remember' for 365 days, otherwise for the session; an empty one removes
 * it.
 */
export function signatureCookie(name: string, signature: string, remember: boolean): CookieOrder {
  if (signature === '') return { name, value: '', maxAge: 0 };
  return remember ? { name, value: signature, maxAge: rememberSeconds } : { name, value: signature };
}

/** The order in the form that a browser takes. `secure` where the origin is https. */
export function cookieText({ name, value, maxAge }: CookieOrder, secure: boolean): string {
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure ? '; Secure' : ''}`;
}

/** The value of a cookie in the browser's list of cookies (`a=1; b=2`), undefined when it is not there or empty. */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const equals = cookie.indexOf('=');
    if (equals > 0 && cookie.slice(0, equals).trim() === name) return decoded(cookie.slice(equals + 1).trim()) || undefined;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
