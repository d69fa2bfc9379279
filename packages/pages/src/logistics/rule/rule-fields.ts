import { type Fact, factsOf, type RuleSetName } from '@axle/logistics';
import type { Field, FieldName, Fields, LineField } from '@axle/page-kit';

/** What every rule of an ordered table has beside its outputs; the place is the server's. */
export const ruleFields = <Outputs extends Fields>(set: RuleSetName, outputs: Outputs) =>
  ({
    seq: { kind: 'integer', label: { zh: '顺序', en: 'Position' }, readOnly: true, min: 1, max: 100_000, width: 76 },
    name: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, required: true, key: true, maxLength: 100, fold: true, width: 180 },
    conditions: {
      kind: 'text',
      label: { zh: '条件', en: 'Conditions' },
      maxLength: 2000,
      lines: 2,
      facts: set,
      width: 380,
      help: { zh: '须全部符合；没有条件即为无条件（兜底）。', en: 'All must match; a rule without conditions is a catch-all.' },
    },
    ...outputs,
    hits30: {
      kind: 'integer',
      label: { zh: '近30天命中', en: 'Hits (30 days)' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 100_000_000,
      width: 110,
      help: {
        zh: '近30天的单据中，按当日生效版本由此规则决定的数量；每张只计一次，定时统计。',
        en: 'Documents of the last 30 days decided by this rule in the version in force that day; each counts once. Updated every few minutes.',
      },
    },
    share30: { kind: 'percent', label: { zh: '占比', en: 'Share' }, readOnly: true, figure: true, scale: 1, places: 1, width: 84 },
    lastHit: { kind: 'date', label: { zh: '最近命中', en: 'Last hit' }, readOnly: true, figure: true, width: 116 },
    activeFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, width: 116 },
    activeTo: {
      kind: 'date',
      label: { zh: '失效日期', en: 'Effective to' },
      width: 116,
      help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  }) as const satisfies Fields;

/** Names of what every rule has beside its outputs. */
export type RuleFieldName = FieldName<ReturnType<typeof ruleFields<Record<never, Field>>>>;

const number = (min: string): Pick<Extract<LineField, { kind: 'decimal' }>, 'kind' | 'scale' | 'min' | 'max'> => ({
  kind: 'decimal',
  scale: 6,
  min,
  max: '999999999',
});

/** The input for a fact that is typed in. */
export function factInput({ type, label, options, unit }: Fact): LineField {
  const named = unit === undefined ? label : { zh: `${label.zh} (${unit})`, en: `${label.en} (${unit})` };
  switch (type) {
    case 'number':
      return { ...number('-999999999'), label: named };
    case 'yesNo':
      return {
        kind: 'enum',
        label: named,
        options: [
          { code: 'true', label: { zh: '是', en: 'Yes' } },
          { code: 'false', label: { zh: '否', en: 'No' } },
        ],
      };
    case 'date':
      return { kind: 'date', label: named };
    case 'choice':
      return { kind: 'enum', label: named, options: options ?? [] };
    case 'list':
      return options ? { kind: 'enumList', label: named, options } : { kind: 'tags', label: named, maxLength: 60 };
    case 'text':
      return { kind: 'text', label: named, maxLength: 60 };
  }
}

/** The inputs for all facts of a table. */
export const factInputs = (set: RuleSetName): Readonly<Record<string, LineField>> =>
  Object.fromEntries(Object.entries(factsOf(set)).map(([key, fact]) => [key, factInput(fact)]));
