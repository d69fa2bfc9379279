import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, JsonWithDefault, OptionalComputed, OptionalInstant, RecordColumns } from './columns.ts';

export interface MessageTemplateTable extends RecordColumns {
  event: string;
  template_version: number;
  level: 'info' | 'todo' | 'warn';
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  variables: Generated<string[]>;
  receivers: Generated<string[]>;
  also_mail: Generated<boolean>;
  dedupe_minutes: Generated<number>;
  link_page: string | null;
  retired_at: OptionalInstant;
  state: Generated<'current' | 'retired'>;
  sent30d: Generated<number>;
  read_percent: number | null;
}

export interface MessageTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  at: InstantNow;
  event: string;
  template_version: number;
  level: 'info' | 'todo' | 'warn';
  receiver: number;
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  link_page: string | null;
  link_record: number | null;
  link_part: string | null;
  object: Generated<string>;
  given: JsonWithDefault<Readonly<Record<string, string>>>;
  counter: Generated<number>;
  mail_sent: Generated<boolean>;
  mail_error: string | null;
  state: Generated<'sent' | 'read' | 'deleted' | 'failed'>;
  read_at: OptionalInstant;
  deleted_at: OptionalInstant;
  snoozed_until: OptionalInstant;
  fail_reason: string | null;
  minutes_to_read: OptionalComputed<number>;
}

/** The tables of this word by name. */
export interface MessagesTables {
  message_template: MessageTemplateTable;
  message: MessageTable;
}
