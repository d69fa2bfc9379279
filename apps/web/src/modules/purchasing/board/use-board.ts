import type { Refusal } from '@axle/kernel';
import { businessDay, type RecordValues, type Resource, type Tool } from '@axle/page-kit';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { toolAddress } from '../../../engine/address-with.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { givenIn, useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { type ReadInputs, readInputs } from '../../../engine/tool/read-inputs.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { askedByAddress, saidInAddress } from './board-address.ts';
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

/**
 * Asks for the board of a tab as its conditions are typed, which stand in its address as well. It begins with what the address says, else
 * with the suppliers that the server says and what its inputs say.
 */
export function useBoard({ section, page, active }: ViewProps, tab: string): AskedBoard {
  const recordsOf = useService(RecordsOf);
  const choice = useService(SupplierChoice);
  const clock = useService(Clock);
  const navigate = useNavigate();
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = JSON.stringify(useGivenInputs(page.key, tool));
  const [began, setBegan] = useState<RecordValues>();
  const [typed, setTyped] = useState<RecordValues>();
  const [said, setSaid] = useState<string>();
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
      if (!ends.signal.aborted) setBegan({ ...initial, ...(supplierType === undefined ? {} : { supplierType }) });
    });
    return () => ends.abort();
  }, [choice, tool]);
  // what the board itself wrote into its address is what was typed
  if (began && said !== given) {
    setSaid(given);
    setTyped({ ...began, ...askedByAddress(tool, JSON.parse(given) as RecordValues, businessDay(new Date(clock.now()))) });
  }
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
  const type = (name: string, value: unknown) => {
    const now = { ...typed, [name]: value };
    setTyped(now);
    const read = readInputs(tool.inputs, now);
    if (!read.complete) return;
    const address = toolAddress({ section, page: page.key, tab }, saidInAddress(read.values), tool.address);
    setSaid(JSON.stringify(givenIn(address.slice(address.indexOf('?')), tool)));
    void navigate(address, { replace: true });
  };
  return { tab, tool, typed: typed ?? {}, inputs, values, refusal, type };
}
