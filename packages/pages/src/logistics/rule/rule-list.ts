import { type FormGroup, type PageFrame, standardActions } from '@axle/page-kit';
import { ruleActions } from './rule-actions.ts';
import type { RuleFieldName } from './rule-fields.ts';

/**
 * What the three ordered tables of rules share as lists and forms; each has outputs of its own, filters by some of them, and says how its
 * form groups them.
 */
export const ruleList = <Output extends string>(
  outputs: readonly Output[],
  filters: readonly NoInfer<Output>[],
  outcome: readonly FormGroup<NoInfer<Output>>[],
): Pick<
  PageFrame<Output | RuleFieldName>,
  'columns' | 'pinned' | 'filters' | 'search' | 'sort' | 'editsCells' | 'form' | 'standard' | 'actions'
> => ({
  columns: [
    'seq',
    'name',
    'conditions',
    ...outputs,
    'activeFrom',
    'activeTo',
    'hits30',
    'share30',
    'lastHit',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['name', 'conditions', ...filters, 'activeFrom', 'activeTo', 'hits30', 'lastHit', 'status'],
  search: ['name', 'conditions', 'note'],
  sort: [{ field: 'seq' }],
  editsCells: true,
  form: [
    { title: { zh: '规则', en: 'Rule' }, fields: ['name', 'conditions'] },
    ...outcome,
    { title: { zh: '有效期', en: 'Effective period' }, fields: ['activeFrom', 'activeTo', 'note'] },
  ],
  standard: standardActions,
  actions: ruleActions,
});

/** The columns of the rules' files. */
export const ruleFileColumns = <Output extends string>(outputs: readonly Output[]): readonly (Output | RuleFieldName)[] => [
  'name',
  'conditions',
  ...outputs,
  'activeFrom',
  'activeTo',
  'note',
];
