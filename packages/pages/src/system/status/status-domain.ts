import { text } from '@axle/kernel';
import type { EnumOption, PageTab } from '@axle/page-kit';

type Text = PageTab['title'];

/** Colour of a status. */
export type StatusTone = NonNullable<EnumOption['tone']>;

/** One status of a document: what it is called, what may follow, and which statuses of platforms mean it. */
export interface DomainStatus {
  readonly code: string;
  readonly label: Text;
  readonly tone: StatusTone;
  readonly next: readonly string[];
  /** Nothing has to follow: the document has ended, or rests. */
  readonly terminal: boolean;
  /** Each as `amazon:Unshipped`. */
  readonly platforms: readonly string[];
  /** Hours after which it has stood too long. */
  readonly slaHours?: number;
}

/** The statuses of one kind of document, the first one being that of a new one. */
export interface StatusDomain {
  readonly key: string;
  readonly title: Text;
  readonly statuses: readonly DomainStatus[];
}

/** A status in one line: code, both names, colour, what may follow. */
export type StatusLine = readonly [
  code: string,
  zh: string,
  en: string,
  tone: StatusTone,
  next: string,
  more?: { readonly platforms?: readonly string[]; readonly slaHours?: number; readonly terminal?: boolean },
];

/** Statuses of a kind of document in order; what may follow is parted by blanks. What nothing follows is terminal. */
export const statusDomain = (key: string, zh: string, en: string, lines: readonly StatusLine[]): StatusDomain => ({
  key,
  title: text(zh, en),
  statuses: lines.map(([code, nameZh, nameEn, tone, next, more = {}]) => ({
    code,
    label: { zh: nameZh, en: nameEn },
    tone,
    next: next === '' ? [] : next.split(' '),
    terminal: more.terminal ?? next === '',
    platforms: more.platforms ?? [],
    ...(more.slaHours === undefined ? {} : { slaHours: more.slaHours }),
  })),
});
