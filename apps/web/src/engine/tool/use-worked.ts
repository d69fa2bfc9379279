import type { Result } from '@axle/kernel';
import type { RecordValues, Tool } from '@axle/page-kit';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import type { ReadOptions } from '../records/records-of.ts';
import type { ReadInputs } from './read-inputs.ts';

/** Asks the server for what a tool works out. */
export type AskTool = (input: RecordValues, options: ReadOptions) => Promise<Result<RecordValues>>;

/** How long somebody may pause while typing before the server is asked. */
const pause = 250;

/** What a tool makes of its inputs: at once where its own function works it out, else as soon as the server has answered. */
export function useWorked({ work }: Tool, { values, complete }: ReadInputs, ask: AskTool | undefined) {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly result: Result<RecordValues> }>();
  const wanted = complete && !work ? JSON.stringify(values) : undefined;
  const latest = useLatest();
  useEffect(() => {
    if (wanted === undefined || !ask) return undefined;
    const soon = setTimeout(() => {
      void latest.ask(
        signal => ask(JSON.parse(wanted) as RecordValues, { signal }),
        result => setAnswer({ of: wanted, result }),
      );
    }, pause);
    return () => {
      clearTimeout(soon);
      latest.giveUp();
    };
  }, [latest, wanted, ask]);
  if (work) return { worked: complete ? work(values) : undefined, waiting: false };
  return { worked: complete ? answer?.result : undefined, waiting: wanted !== undefined && answer?.of !== wanted };
}
