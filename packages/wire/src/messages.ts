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

/** POST recheck; keys are snake_case on the wire. `last_login_*` tell of the sign-in before the current one. */
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
}

/** POST login. */
export interface SignInRequest {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
}

/** datas of a successful login: the signature to put into the cookie. */
export interface SignInReply {
  readonly signature: string;
}

/** POST password: a user's own new password; keys are snake_case on the wire. */
export interface ChangePasswordRequest {
  readonly old_password: string;
  readonly new_password: string;
  readonly repeat: string;
}

/** Fields that the asker may not read or write, `<page>.<field>`. */
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

/** A person's own columns of one list. */
export interface ListLayout {
  readonly columns: readonly { readonly field: string; readonly visible: boolean; readonly width?: number; readonly pinned?: boolean }[];
  readonly density?: 'compact' | 'normal' | 'loose';
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
}
