/** What travels in the calls that are not records: shapes shared by both ends, keys as the browser sees them (camelCase). */

/** GET menu: three levels of pages; buttons hang under their page with the full permission code as unique key. */
export interface MenuNode {
  readonly path: string;
  readonly uniqueKey: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly active: boolean;
  readonly children: readonly MenuNode[];
}

/** POST recheck; keys are snake_case on the wire. `last_login_*` describe the sign-in before the current one. */
export interface Recheck {
  readonly is_super: boolean;
  readonly user: {
    readonly id: number;
    readonly account: string;
    readonly nickname: string;
    readonly nickname_en?: string;
    readonly org_path: string;
    readonly roles: readonly { readonly code: string; readonly name_zh: string; readonly name_en: string }[];
    readonly lang: string;
    readonly last_login_at?: string;
    readonly last_login_ip?: string;
  };
  /** Pairs of page and full code. */
  readonly permission_list: readonly { readonly page: string; readonly api: string }[];
  readonly first_login: boolean;
  readonly need_popup: boolean;
  /** Second timestamp. */
  readonly password_expired_time: number;
  readonly ninety_days_password_not_change: boolean;
  /** Seconds until this sign-in ends by itself, unless calls or the password prolong it. */
  readonly sign_in_seconds_left?: number;
  /** Who looks at the product as this user: reading only, until that moment. */
  readonly viewed_by?: { readonly account: string; readonly nickname: string; readonly nickname_en?: string; readonly until: string };
  /** How the user wants the product to look, where they ever chose. */
  readonly look?: { readonly density?: string; readonly theme?: string };
}

/** Fields that the actor may not read or write, `<page>.<field>`. */
export interface FieldBlocks {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** A user for the lists of names. */
export interface UserName {
  readonly id: number;
  readonly nickname: string;
  readonly nicknameEn?: string;
}

/** GET lookup: a record that others refer to, as page-kit's `ReferredRecord`. */
export interface LookedUp<Referred> {
  readonly rows: readonly Referred[];
  /** As many rows as one search answers, where others match as well. */
  readonly most?: number;
  /** The page that shows the entity, where the actor may open it. */
  readonly page?: { readonly section: string; readonly page: string };
}

/** POST lookup/pictures: a record and the small picture of it, as a data address. */
export interface RecordPicture {
  readonly id: number;
  readonly thumb: string;
}

/** What can be imported, for the import dialog. */
export interface ImportMeta {
  readonly key: string;
  readonly section: string;
  readonly page: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly mode: 'all_or_nothing' | 'per_document' | 'per_row';
  readonly maxRows: number;
  readonly maxBytes: number;
}

/** A row-level error of an import. */
export interface ImportRowError {
  /** Row number of the file; the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly value: string;
  readonly message: string;
}

/** A bad row of an import that can be mended: its cells as they stand, by the column's field. */
export interface ImportBadRow {
  readonly row: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
}

/** The top of a file whose header is not understood: its rows, and the fields that a column may be. */
export interface ImportHead {
  readonly rows: readonly {
    readonly row: number;
    readonly cells: readonly string[];
    /** The field that each column may be if this row is the header; empty where none is proposed or the row is no header. */
    readonly proposed: readonly string[];
  }[];
  readonly fields: readonly { readonly key: string; readonly label: string; readonly needed: boolean }[];
}

/** What an export asks for. */
export interface ExportRequest {
  readonly section: string;
  readonly page: string;
  readonly format: 'xlsx' | 'csv';
  /** Column keys in order. */
  readonly columns: readonly string[];
  readonly filters: readonly { readonly field: string; readonly op: string; readonly value?: unknown }[];
  readonly sort: readonly { readonly field: string; readonly descending?: boolean }[];
  /** Ticked rows alone. */
  readonly ids?: readonly number[];
  /** Of the rows that the filters name those that were there at this instant, without some. */
  readonly set?: { readonly at: string; readonly except: readonly number[] };
}

/** A message of the inbox; both languages travel, so that a switch of language needs no call. Keys are snake_case on the wire. */
export interface InboxMessage {
  readonly id: number;
  /** When it first came. */
  readonly at: string;
  readonly event: string;
  readonly level: 'info' | 'todo' | 'warn';
  readonly title_zh: string;
  readonly title_en: string;
  readonly body_zh: string;
  readonly body_en: string;
  /** Key of the page that it leads to. */
  readonly link_page: string | null;
  /** Record of that page. */
  readonly link_record: number | null;
  /** Part of the record that it shows, such as its timeline. */
  readonly link_part?: string | null;
  /** What it is about, as people name it. */
  readonly object: string;
  /** How often it has come. */
  readonly counter: number;
  /** Absent while unread. */
  readonly read_at: string | null;
}

/** POST message/list: own messages, newest first. */
export interface InboxPage {
  readonly list: readonly InboxMessage[];
  /** How many there are under the filter. */
  readonly total: number;
  /** How many of all are unread. */
  readonly unread: number;
}

/** One entry of POST remrhistory; keys are snake_case on the wire. */
export interface WorkflowStep {
  readonly step: number;
  readonly step_name_zh: string;
  readonly step_name_en: string;
  readonly user_id: number;
  readonly nickname: string;
  readonly nickname_en: string | null;
  readonly at: string;
  readonly decision: 'submit' | 'approve' | 'reject' | 'transfer' | 'addSigner' | 'ask' | 'recall' | 'copy';
  readonly comment: string;
  /** Since the entry before it. */
  readonly waiting_seconds: number;
}

/** One entry of GET switch/list: a switch of the office system, read here and set there. */
export interface OfficeSwitch {
  readonly key: string;
  readonly value: string;
  readonly note_zh: string;
  readonly note_en: string;
  readonly synced_at: string;
}

/** How an action on many records stands: what its check said of the rows, or what became of them. */
export interface BulkReport {
  readonly taskid: string;
  readonly action: string;
  readonly state: 'waiting' | 'checking' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled';
  readonly rows: number;
  /** Rows that the present step has behind it. */
  readonly handled: number;
  /** Rows that can be done and are not yet. */
  readonly able: number;
  readonly done: number;
  readonly refused: number;
  /** Why rows were refused, the most frequent first. */
  readonly reasons: readonly { readonly message: string; readonly count: number }[];
  /** The first refused rows. */
  readonly refusedRows: readonly { readonly id: number; readonly name: string; readonly message: string }[];
  /** Why the whole was given up. */
  readonly error?: string;
}
