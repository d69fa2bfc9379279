import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { AddRecords } from './add-records.ts';

/** What steps of the demo work with, within the one transaction that fills the database. */
export interface Demo {
  readonly transaction: Transaction<Tables>;
  readonly registry: Registry;
  readonly now: Date;
  /** Where files are kept; without it the demo has none. */
  readonly files?: FileFolder;
  /** How many months its orders reach back. */
  readonly months: number;
  /** The id of the user who has a role, by the code of the role; a role that nobody has is a fault. */
  person(role: string): number;
  /** Adds records as the user who has a role. */
  adding(role: string): AddRecords;
  /** What a step that went before handed over; a step that has not gone before is a fault. */
  given<Gift>(step: DemoStep<Gift>): Gift;
}

/** A part of the demo company that a module adds. `Gift` is what it hands over to the steps that need it. */
export interface DemoStep<Gift = unknown> {
  readonly key: string;
  /** Keys of the steps whose data it builds on. */
  readonly needs: readonly string[];
  readonly run: (demo: Demo) => Promise<Gift>;
}

/** Declares a step: its key, the keys of the steps that must go before, and what it does. */
export const demoStep = <Gift>(key: string, needs: readonly string[], run: (demo: Demo) => Promise<Gift>): DemoStep<Gift> => ({
  key,
  needs,
  run,
});

/** The steps that fill the demo company; they go in the order of the modules, each as soon as what it needs is there. */
export const demoSteps = extensionPoint<DemoStep>('step of the demo');
