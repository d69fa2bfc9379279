/** What somebody typed into a form, or wants to say about a record, and has not sent; kept on the server for its author alone. */
export interface Draft {
  /** Tells drafts apart; made by the browser, a UUID. */
  readonly slot: string;
  readonly page: string;
  /** A comment on the record: its only value is `text`. Absent for a form. */
  readonly comment?: true;
  /** Id of the comment that it changes; absent for a new one. */
  readonly said?: number;
  /** The record that it changes, as it was read; absent for a new one. */
  readonly record?: number;
  readonly version?: number;
  /** What the changed fields held in that record; null where they were empty. */
  readonly base: Readonly<Record<string, unknown>>;
  /** What was typed into them, as it was typed; null where they were emptied. */
  readonly values: Readonly<Record<string, unknown>>;
  /** When it was typed last, an instant. */
  readonly at: string;
}

/** Answered to a draft that another window wrote since this one read it: neither takes the place of the other. */
export const draftChanged = 'DRAFT_CHANGED';

/** Most versions that a window names as known to it. */
export const mostKnownVersions = 200;

/** Of what drafts are asked for: of the new records of a page, of one of its records, or of the comments on that. */
export interface DraftPlace {
  readonly page: string;
  readonly record?: number;
  readonly comment?: true;
}

/** A draft in the list of one's own. */
export interface DraftEntry {
  readonly slot: string;
  readonly page: string;
  readonly comment?: true;
  readonly said?: number;
  readonly record?: number;
  /** The name of the record that it changes; absent for a new one. */
  readonly name?: string;
  /** What was typed, by the words that tell it apart best; absent where nothing of the kind was. */
  readonly typed?: string;
  readonly at: string;
  /** How the record fares: as it was, changed by somebody since, or gone. */
  readonly state: 'same' | 'changed' | 'gone';
}
