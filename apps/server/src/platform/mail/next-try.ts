/**
 * The one rule by which mails that were not taken are tried again: after so many tries and an answer of the server (none where there was no
 * connection) a mail waits, or is given up. The program that starts the server hands it in.
 */
export type NextTry = (
  tries: number,
  code?: number,
) => { readonly status: 'retry'; readonly minutes: number } | { readonly status: 'dead' };
