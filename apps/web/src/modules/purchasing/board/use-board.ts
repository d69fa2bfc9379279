import type { Refusal } from '@axle/kernel';
import type { RecordValues, Resource, Tool } from '@axle/page-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { type ReadInputs, readInputs } from '../../../engine/tool/read-inputs.ts';
import { useService } from '../../../shell/services.tsx';
import { SupplierChoice } from './supplier-choice.ts';

/** A board that is asked for: under which conditions, and what came. */
export interface AskedBoard {
  readonly tab: string;
  readonly tool: Tool;
  readonly typed: RecordValues;
  readonly inputs: ReadInputs;
  readonly values: RecordValues | undefined;
  readonly refusal: Refusal | undefined;
  type(name: string, value: unknown): void;
}

/** Asks for the board of a tab as its conditions are typed; it begins with the suppliers that the server says, and what its inputs say. */
export function useBoard({ page, active }: ViewProps, tab: string): AskedBoard {
  const recordsOf = useService(RecordsOf);
  const choice = useService(SupplierChoice);
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const [typed, setTyped] = useState<RecordValues>();
  const [values, setValues] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    const ends = new AbortController();
    const initial = Object.fromEntries(
      Object.entries(tool.inputs).flatMap(([name, field]) => (field.initial === undefined ? [] : [[name, field.initial]])),
    );
    const takesType = tool.inputs['supplierType'] !== undefined;
    void (takesType ? choice.usual(ends.signal) : Promise.resolve(undefined)).then(supplierType => {
      if (!ends.signal.aborted) setTyped(before => before ?? { ...initial, ...(supplierType === undefined ? {} : { supplierType }) });
    });
    return () => ends.abort();
  }, [choice, tool]);
  const inputs = readInputs(tool.inputs, typed ?? {});
  const asked = typed && inputs.complete ? JSON.stringify(inputs.values) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work(tab, JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setValues(reply.value);
      },
    );
  }, [latest, records, asked, active, tab]);
  return {
    tab,
    tool,
    typed: typed ?? {},
    inputs,
    values,
    refusal,
    type: (name, value) => setTyped(before => ({ ...before, [name]: value })),
  };
}
