/** Lifetime of the client-id cookie: 24 h, in seconds. The session-id cookie ends with the browser session. */
export const clientIdSeconds = 24 * 60 * 60;

/** [P8] Longest record in bytes; longer ones are dropped. */
export const mostRecordBytes = 4096;

/** [P8] Most records of one session in a minute; further ones are dropped. */
export const mostRecordsPerMinute = 60;
