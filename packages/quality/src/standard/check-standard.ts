import { compareDecimals, type Decimal, fill, type Refusal, text } from '@axle/kernel';
import { type AqlValue, aqlValues } from '../sampling/plan.ts';
import type { StandardScope } from './applicable-standard.ts';

/** A check item of a standard, as it is written. */
export interface StandardItem {
  readonly item?: string | undefined;
  readonly lsl?: Decimal | undefined;
  readonly usl?: Decimal | undefined;
}

/** What is known of a standard as it is written. */
export interface StandardValues {
  readonly scopeLevel?: StandardScope | undefined;
  readonly sku?: number | undefined;
  readonly supplier?: number | undefined;
  readonly category?: number | undefined;
  /** Whether critical defects have a limit, or none is accepted. */
  readonly crMode?: 'zero' | 'aql' | undefined;
  readonly aqlCR?: AqlValue | undefined;
  readonly aqlMA?: AqlValue | undefined;
  readonly aqlMI?: AqlValue | undefined;
  readonly items?: readonly StandardItem[] | undefined;
}

const refused = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** What each scope names; it names nothing else. */
const namedBy: Readonly<Record<StandardScope, readonly ('sku' | 'supplier' | 'category')[]>> = {
  supplierSku: ['supplier', 'sku'],
  sku: ['sku'],
  category: ['category'],
  global: [],
};

const needs = {
  sku: text('请选择SKU', 'Choose the SKU'),
  supplier: text('请选择供应商', 'Choose the supplier'),
  category: text('请选择类目', 'Choose the category'),
};

/** [Q14a] A standard names what its scope is for, and nothing else. */
function scopeRefusals(standard: StandardValues): readonly Refusal[] {
  if (standard.scopeLevel === undefined) return [];
  const named = namedBy[standard.scopeLevel];
  return (['supplier', 'sku', 'category'] as const).flatMap(field => {
    const isThere = standard[field] !== undefined;
    if (isThere === named.includes(field)) return [];
    const message = isThere ? text('该适用范围不填此项', 'Standards of this scope leave this empty') : needs[field];
    return [{ code: 'SCOPE', field, message }];
  });
}

/** The limits of two classes, where the more serious one is looser. */
const isLooser = (serious: AqlValue | undefined, other: AqlValue | undefined) =>
  serious !== undefined && other !== undefined && aqlValues.indexOf(serious) > aqlValues.indexOf(other);

/** [Q14a] The limits of critical, major and minor defects, each no looser than the next. */
function limitRefusals({ crMode, aqlCR, aqlMA, aqlMI }: StandardValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (crMode === 'aql' && aqlCR === undefined)
    found.push(refused('NO_AQL', 'aqlCR', '请选择致命缺陷AQL', 'Choose the AQL of critical defects'));
  if (crMode === 'zero' && aqlCR !== undefined)
    found.push(refused('ZERO_AQL', 'aqlCR', '致命缺陷零接收时不填AQL', 'Critical defects that are never accepted have no AQL'));
  if (isLooser(aqlCR, aqlMA)) found.push(refused('AQL_ORDER', 'aqlCR', '致命缺陷AQL不得大于主要', 'Critical AQL must not exceed major'));
  if (isLooser(aqlMA, aqlMI)) found.push(refused('AQL_ORDER', 'aqlMA', '主要缺陷AQL不得大于次要', 'Major AQL must not exceed minor'));
  return found;
}

/**
 * [Q14a] What stands against a standard: a scope that does not name what it is for (`SCOPE`), limits of classes in the wrong order
 * (`AQL_ORDER`), a critical AQL that is missing (`NO_AQL`) or not wanted (`ZERO_AQL`), an item whose lower limit is not below its upper one
 * (`LIMIT_ORDER`).
 */
export function checkStandard(standard: StandardValues): readonly Refusal[] {
  const wrong = (standard.items ?? []).find(({ lsl, usl }) => lsl !== undefined && usl !== undefined && compareDecimals(lsl, usl) >= 0);
  const limits: readonly Refusal[] = wrong
    ? [
        {
          code: 'LIMIT_ORDER',
          field: 'items',
          message: fill(
            { zh: '{item}：下限须小于上限', en: '{item}: the lower limit must be below the upper limit' },
            { item: wrong.item ?? '' },
          ),
        },
      ]
    : [];
  return [...scopeRefusals(standard), ...limitRefusals(standard), ...limits];
}
