import type { Language, Text } from '@axle/kernel';
import type { Access } from '@axle/permissions';
import type { Registry } from '../registry/registry.ts';

/** What is known of every call, signed in or not. */
export interface CallContext {
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  /** The moment of the call. */
  readonly now: Date;
}

/** A call before the sign-in. */
export interface Visitor extends CallContext {
  /** The browser's name of itself, cut to 300 characters. */
  readonly agent: string;
}

/** Who makes a call, resolved once per call before any handler runs. */
export interface Caller extends CallContext {
  readonly access: Access;
  /** All definitions, and what modules contribute to them. */
  readonly registry: Registry;
  readonly account: string;
  readonly nickname: string;
  readonly signInId: number;
  /** The password must be changed before anything else: it was set by somebody else, or has expired. */
  readonly passwordIsDue: boolean;
  /** Who looks through the eyes of the user that the call is made as; such calls read only. */
  readonly viewedBy?: Viewer;
}

/** A user who views the product as another user. */
export interface Viewer {
  readonly userId: number;
  readonly account: string;
  readonly nickname: string;
  readonly nicknameEn?: string;
  /** When the look ends by itself. */
  readonly until: string;
}

/** Why a signature stands for nobody: gone (9999), or ended by somebody else (9998). */
export interface SignedOut {
  readonly kind: 'signedOut' | 'kicked';
  readonly message: Text;
}

/** Finds who stands behind a signature. */
export type ResolveCaller = (signature: string, context: CallContext) => Promise<Caller | SignedOut>;
