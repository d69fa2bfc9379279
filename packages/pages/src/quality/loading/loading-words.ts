import { text } from '@axle/kernel';
import type { EnumField, EnumOption } from '@axle/page-kit';
import { inspectionState } from '../inspection/inspection-words.ts';

const codes = ['requested', 'scheduled', 'sampling', 'judging', 'accepted', 'rejected', 'closed', 'void'] as const;

/** What the states of an inspection are called while goods are loaded. */
const words: Readonly<Record<string, EnumOption['label']>> = {
  sampling: text('装柜中', 'Loading'),
  closed: text('已放行', 'Released'),
};

/** InspectStatus, of inspections at loading. */
export const loadingState: EnumField = {
  ...inspectionState,
  options: inspectionState.options
    .filter(({ code }) => codes.some(one => one === code))
    .map(option => ({ ...option, label: words[option.code] ?? option.label, ...(option.code === 'closed' ? { tone: 'good' } : {}) })),
};

/** Whether what was loaded is what was planned. */
export const qtyCheckOptions = [
  { code: 'match', label: text('相符', 'Match'), tone: 'good' },
  { code: 'short', label: text('少装', 'Short'), tone: 'warn' },
  { code: 'over', label: text('多装', 'Over'), tone: 'warn' },
] as const satisfies readonly EnumOption[];
