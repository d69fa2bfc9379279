import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { ScopeLine, ScopeMode } from './scope-line.ts';

/** What is asked for: targets that come or go of a list, or another scope in place of the former. */
export interface ScopeChange {
  readonly how: 'add' | 'remove' | 'replace';
  /** Of a replacement; targets are added to lists and taken from them. */
  readonly mode: ScopeMode;
  readonly targets: readonly string[];
  readonly validTo?: string;
}

const refusal = (field: string, zh: string, en: string): Refusal => ({ code: 'RULE', field, message: text(zh, en) });

/** Refusals of a change of scopes. */
export const scopeRefusals = {
  noTarget: refusal('targets', '指定范围至少选择一项', 'A listed scope needs at least one target'),
  past: refusal('validTo', '有效期须晚于今天', 'The valid-to date must be after today'),
  notListed: refusal('how', '该用户的范围不是指定清单，只能替换', 'The user’s scope is not a list; it can only be replaced'),
} as const;

/**
 * [G6] A scope after a change. Targets are added to a list (of nobody yet it becomes one) and taken from one; whatever reaches everything
 * already stays. A list has a target at least, and its last day lies after today.
 */
export function changeScope(before: ScopeLine | undefined, change: ScopeChange, today: string): Result<ScopeLine, Refusal> {
  const { how, targets, validTo } = change;
  if (validTo !== undefined && validTo <= today) return refuse(scopeRefusals.past);
  const until = validTo === undefined ? {} : { validTo };
  if (how === 'replace') {
    const listed = change.mode === 'listed' ? [...new Set(targets)] : [];
    if (change.mode === 'listed' && listed.length === 0) return refuse(scopeRefusals.noTarget);
    return ok({ mode: change.mode, targets: listed, ...until });
  }
  if (targets.length === 0) return refuse(scopeRefusals.noTarget);
  const was: ScopeLine = before === undefined || before.mode === 'none' ? { mode: 'listed', targets: [] } : before;
  if (was.mode !== 'listed') return refuse(scopeRefusals.notListed);
  const kept = how === 'add' ? [...new Set([...was.targets, ...targets])] : was.targets.filter(target => !targets.includes(target));
  const last = validTo ?? was.validTo;
  return ok({ mode: kept.length === 0 ? 'none' : 'listed', targets: kept, ...(last === undefined ? {} : { validTo: last }) });
}
