import type { Refusal } from './refusal.ts';

/** The outcome of something that may be refused for a reason the user can understand. A bug is thrown instead. */
export type Result<Value, Refused = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

/** The wished outcome. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** An expected refusal. */
export const refuse = <Refused>(refusal: Refused): { readonly ok: false; readonly refusal: Refused } => ({ ok: false, refusal });
