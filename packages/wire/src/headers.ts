/** Headers of both gateways, lower case. */
export const headers = {
  /** Fixed key of the application: a call without it is not ours. No secret; it keeps other sites' forms and stray clients out. */
  key: 'x-axle-key',
  /** The signature of the signed-in user, as held by the cookie. */
  signature: 'signature',
  language: 'lang',
  /** Tracking only. */
  clientId: 'client_id',
  sessionId: 'session_id',
  /** Set on every reply, quoted in the log and in messages of unexpected failures. */
  requestId: 'x-request-id',
} as const;

/** Value of the fixed key header. */
export const fixedKey = 'axle-web-1';
