import type { Entries } from './entry.ts';
import { constants } from './ledger/constants.ts';
import { errors } from './ledger/errors.ts';
import { inputRules } from './ledger/input-rules.ts';
import { mainCalls } from './ledger/main-calls.ts';
import { officeCalls } from './ledger/office-calls.ts';
import { rights } from './ledger/rights.ts';
import { routes } from './ledger/routes.ts';
import { state } from './ledger/state.ts';
import { transitions } from './ledger/transitions.ts';

/** Every testable sentence of the specification, sections 2 to 9, by its number. */
export const ledger: Entries = {
  ...routes,
  ...state,
  ...transitions,
  ...inputRules,
  ...rights,
  ...mainCalls,
  ...officeCalls,
  ...errors,
  ...constants,
};
