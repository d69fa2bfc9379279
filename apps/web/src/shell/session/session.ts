import type { Language, Text } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import type { PageName } from './page-names.ts';
import type { FieldAccess } from '@axle/permissions';

/** What the placeholders of a text are filled with; a text is put into the same language. */
export type TextValues = Readonly<Record<string, string | number | Text>>;

/** What the signed-in user's screens ask of the session. Observable: read it inside observers. */
export abstract class Session {
  abstract readonly userId: number | undefined;
  abstract readonly isSuper: boolean;
  /** Somebody else looks through the user's eyes: nothing can be written. */
  abstract readonly viewing: boolean;
  abstract readonly language: Language;
  /** A text in the current language, its placeholders filled: the one way in which a screen words anything. */
  abstract say(text: Text, values?: TextValues): string;
  /** Whether the user holds a permission code, `basic.vehicleModel.add`. */
  abstract can(code: string): boolean;
  /** Whether a page key is among the user's pages. */
  abstract canOpen(page: string): boolean;
  /** Field blocks of a page, mirrored from the server. */
  abstract fieldAccess(page: string, field: string): FieldAccess;
  /** Nickname of a user id, in the current language; the id itself while unknown. */
  abstract nickname(userId: number): string;
  /** Makes sure that people are also found by the pinyin of their names. */
  abstract readNames(): Promise<void>;
  /** Users whose names hold a text, or its letters as pinyin; everybody without a text. By name. */
  abstract people(typed: string): readonly { readonly id: number; readonly text: string }[];
  /** A record that another one refers to; undefined while it is not known, or for ever where the user may not know it. */
  abstract referred(entity: string, id: number): ReferredRecord | undefined;
  /** Pages of the user's menu. */
  abstract readonly pages: readonly PageName[];
  /** Title of a page that is named by key or import key, in the current language; the key itself where the user does not know the page. */
  abstract pageTitle(key: string): string;
  /** Unfinished and unseen download tasks: the badge. */
  abstract readonly downloadCount: number;
  abstract refreshDownloadCount(): Promise<void>;
}
