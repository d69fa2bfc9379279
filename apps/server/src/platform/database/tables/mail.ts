import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, OptionalInstant, RecordColumns } from './columns.ts';

export interface MailSubjectTable extends RecordColumns {
  mail_kind: string;
  lang: 'zh' | 'en';
  subject: string;
  sample: string | null;
  body_intro: string | null;
  signature: string | null;
  attachments: string[] | null;
  variables: string[] | null;
  test_state: 'waiting' | 'sent' | 'failed' | null;
  test_at: OptionalInstant;
  test_error: string | null;
  status: Generated<number>;
}

export interface OutgoingMailTable {
  id: GeneratedAlways<number>;
  kind: string;
  message: number | null;
  mail_subject: number | null;
  to_addresses: string[];
  cc_addresses: Generated<string[]>;
  bcc_addresses: Generated<string[]>;
  subject: string;
  body: string;
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>;
  tried: Generated<number>;
  next_at: InstantNow;
  lease_until: OptionalInstant;
  error: string | null;
  created_by: number | null;
  created_at: InstantNow;
  ended_at: OptionalInstant;
}

export interface RecipientEmailTable extends RecordColumns {
  status: Generated<0 | 1>;
  scope: string;
  supplier: number | null;
  company: number | null;
  mail_kind: string;
  role: string;
  email: string;
  display_name: string | null;
  lang: string | null;
  enabled: boolean | null;
  source: string | null;
}

/** The tables of this word by name. */
export interface MailTables {
  outgoing_mail: OutgoingMailTable;
  mail_subject: MailSubjectTable;
  recipient_email: RecipientEmailTable;
}
