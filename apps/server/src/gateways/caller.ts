import type { Language } from '@axle/kernel';
import type { Access } from '@axle/permissions';

/** Who makes a call, resolved once per call before any handler runs. */
export interface Caller {
  readonly access: Access;
  readonly account: string;
  readonly nickname: string;
  readonly signInId: number;
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  /** The moment of the call. */
  readonly now: Date;
}
