/** Milliseconds after a download that counts within which another one by the same user is a repeat of it. */
const repeat = 60_000;

/** A user's downloads of one contract, by the moments at which the replies with its files began. */
export interface ContractDownloads {
  /** The latest of them; undefined where none began. */
  readonly begun?: Date;
  /** The latest of those that counted. */
  readonly counted?: Date;
}

/**
 * [F12] Whether a user's latest download of a contract counts: a reply with its files began, more than 60 seconds after the last one that
 * counted. It counts once, however often it is asked (finance.md, contract).
 */
export const downloadCounts = ({ begun, counted }: ContractDownloads): boolean =>
  begun !== undefined && (counted === undefined || begun.getTime() - counted.getTime() > repeat);
