import { keepsCamelCase, mainBase } from './paths.ts';
import { addedCalls } from './added-calls.ts';
import type { Call } from './call.ts';
import { documentCalls } from './document-calls.ts';
import { externalToolCalls } from './external-tool-calls.ts';
import { frameCalls } from './frame-calls.ts';
import { lookupCalls } from './lookup-calls.ts';
import { officeCalls } from './office-calls.ts';
import { taskCalls } from './task-calls.ts';

/**
 * Every call that spec.md section 7 names, built or not. Calls of records and of pages' own actions follow from the definitions instead.
 */
export const calls: readonly Call[] = [frameCalls, lookupCalls, taskCalls, externalToolCalls, documentCalls, officeCalls].flatMap(group =>
  Object.values<Call>(group),
);

/** Those that Axle adds to {@link calls}. */
export const callsAdded: readonly Call[] = Object.values(addedCalls);

/** How the keys of a call travel: `camel` for services that keep camelCase, `snake` for all others, `asWritten` on the office system. */
export const keyCoding = (call: Call): 'camel' | 'snake' | 'asWritten' => {
  if (call.gateway === 'office') return 'asWritten';
  return keepsCamelCase(call.path) ? 'camel' : 'snake';
};

/** The address of a call on its origin. */
export const wholePath = (call: Call): string => (call.gateway === 'main' ? mainBase + call.path : call.path);
