import type { ToolContext } from '../../../platform/resources/calls/tool-handler.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type BoardQuestion, wholeQuestion } from '../fact/board-question.ts';
import { monthPeriod } from './spend-facts.ts';

/** What management asks: of all rows, and which of their suppliers the reader may see. */
export interface ManagementQuestion {
  readonly question: BoardQuestion;
  readonly month: string;
  /** Whether rows of a supplier may be shown; those of none in particular may. */
  isSeen(supplier: number | undefined): boolean;
}

/** Nothing was bought before; a year earlier still is a month. */
const earliest = '2000-01';

/** [R59] Reads what management asks: this month unless another is given. */
export function managementQuestion({ parts, input }: ToolContext): ManagementQuestion {
  const asked = (input['month'] as string | undefined) ?? todayOf(parts.caller).slice(0, 7);
  const month = asked < earliest ? earliest : asked;
  const { from, to } = monthPeriod(month);
  const question = wholeQuestion({ parts, input: { ...input, period: 'custom', from, to } });
  return {
    question,
    month,
    isSeen: supplier => supplier === undefined || liesInScope(parts.resource, parts.caller, { supplier }),
  };
}
