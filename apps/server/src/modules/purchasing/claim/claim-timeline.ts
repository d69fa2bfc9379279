import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Something that happened to a claim. */
export interface ClaimEntry {
  readonly event: 'submitted' | 'noted' | 'agreed' | 'offset' | 'cash' | 'rejected' | 'reopened' | 'closed';
  readonly amount?: Decimal;
  readonly text?: unknown;
}

/** A claim with something that happened to it now. */
export function withEntry(claim: RecordValues, { access, now }: Actor, { text, ...entry }: ClaimEntry): RecordValues {
  const said = typeof text === 'string' && text.trim() !== '' ? { text } : {};
  const line = { at: now.toISOString(), ...entry, ...said, notedBy: access.userId };
  return { ...claim, timeline: [...linesIn(claim, 'timeline'), line] };
}

/** How many parts of a claim have come back. */
export const recoveriesOf = (claim: RecordValues): number =>
  linesIn(claim, 'timeline').filter(({ event }) => event === 'offset' || event === 'cash').length;
