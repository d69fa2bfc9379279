import type { Refusal } from '@axle/kernel';
import type { RecordValues, Resource, Tool } from '@axle/page-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import type { ViewProps } from '../bespoke/view-props.ts';
import { RecordsOf } from '../records/records-of.ts';
import { useService } from '../../shell/services.tsx';
import { type ReadInputs, readInputs } from './read-inputs.ts';

/** A tool that a view of its own shows: its conditions as they can be read, and what came for them, or why nothing did. */
export interface TypedTool {
  readonly tab: string;
  readonly tool: Tool;
  readonly inputs: ReadInputs;
  readonly values: RecordValues | undefined;
  readonly refusal: Refusal | undefined;
}

/**
 * Asks the tool of a tab as its conditions are typed, once they are complete; not before there are any, nor out of sight. It is asked again
 * with each `turn`.
 */
export function useTypedTool(
  { page, active }: Pick<ViewProps, 'page' | 'active'>,
  tab: string,
  typed: RecordValues | undefined,
  turn = 0,
): TypedTool {
  const recordsOf = useService(RecordsOf);
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const [values, setValues] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const inputs = readInputs(tool.inputs, typed ?? {});
  const asked = typed && inputs.complete ? JSON.stringify(inputs.values) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work(tab, JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setValues(reply.ok ? reply.value : undefined);
      },
    );
  }, [latest, records, asked, active, tab, turn]);
  return { tab, tool, inputs, values, refusal };
}
