import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** Asks a second person for a change of state, with everything that changes with it; answers what stands against asking. */
export type AskForTransition = (
  transaction: Kysely<Tables>,
  parts: RecordParts,
  before: RecordRow,
  after: RecordValues,
  why: string | undefined,
) => Promise<Refusal | undefined>;

/** Who is asked for transitions under approval. */
export const transitionRequests = extensionPoint<AskForTransition>('request for transitions', (_pages, key) => key === 'approval');
