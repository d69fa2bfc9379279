import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';

/** Adds users of the demo with their roles, and answers their ids by the codes of the roles; of those who share a role by `qc2`, `qc3`. */
export type AddDemoPeople = (transaction: Transaction<Tables>, registry: Registry, now: Date) => Promise<ReadonlyMap<string, number>>;

/** Who works in the demo company; they are there before the first step. */
export const demoPeople = extensionPoint<AddDemoPeople>('group of people of the demo');
