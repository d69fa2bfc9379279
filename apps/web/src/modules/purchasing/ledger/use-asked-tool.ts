import type { Refusal } from '@axle/kernel';
import type { RecordValues, Resource } from '@axle/page-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { useService } from '../../../shell/services.tsx';
import type { AskedBoard } from '../board/use-board.ts';

/** Asks the tool of a tab as its conditions are typed; it begins with those of the address, and begins anew where that changes. */
export function useAskedTool({ page, active }: ViewProps, tab: string): AskedBoard {
  const recordsOf = useService(RecordsOf);
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool);
  const [begun, setBegun] = useState(given);
  const [typed, setTyped] = useState<RecordValues>(given);
  const [values, setValues] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  if (begun !== given) {
    setBegun(given);
    setTyped(given);
  }
  const inputs = readInputs(tool.inputs, typed);
  const asked = inputs.complete ? JSON.stringify(inputs.values) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work(tab, JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setValues(reply.ok ? reply.value : undefined);
      },
    );
  }, [latest, records, asked, active, tab]);
  return { tab, tool, typed, inputs, values, refusal, type: (name, value) => setTyped(before => ({ ...before, [name]: value })) };
}
