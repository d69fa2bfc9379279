import type { Page, RecordValues } from '@axle/page-kit';
import { useState } from 'react';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';

/** What a tab works out from its inputs, asked again whenever they are complete and have changed while the page is in sight. */
export function useWorkedTab(page: Page, tab: string, first: RecordValues, active: boolean) {
  const [typed, setTyped] = useState<RecordValues>(first);
  const { tool, inputs, values: worked, refusal } = useTypedTool({ page, active }, tab, typed);
  return {
    tool,
    typed,
    inputs,
    worked,
    refusal,
    type: (name: string, value: unknown) => setTyped(before => ({ ...before, [name]: value })),
  };
}

/** A tab that works something out, as {@link useWorkedTab} gives it. */
export type WorkedTab = ReturnType<typeof useWorkedTab>;
