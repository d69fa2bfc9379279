import { businessDay, type RecordValues } from '@axle/page-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { givenIn, useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { type TypedTool, useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { askedByAddress, saidInAddress } from './board-address.ts';
import { SupplierChoice } from './supplier-choice.ts';

/** A board that is asked for: under which conditions, and what came. */
export interface AskedBoard extends TypedTool {
  readonly typed: RecordValues;
  type(name: string, value: unknown): void;
}

/**
 * Asks for the board of a tab as its conditions are typed, which stand in its address as well. It begins with what the address says, else
 * with the suppliers that the server says and what its inputs say.
 */
export function useBoard(props: ViewProps, tab: string): AskedBoard {
  const { section, page } = props;
  const choice = useService(SupplierChoice);
  const clock = useService(Clock);
  const navigate = useNavigate();
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = JSON.stringify(useGivenInputs(page.key, tool));
  const [began, setBegan] = useState<RecordValues>();
  const [typed, setTyped] = useState<RecordValues>();
  const [said, setSaid] = useState<string>();
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
  const asked = useTypedTool(props, tab, typed);
  const type = (name: string, value: unknown) => {
    const now = { ...typed, [name]: value };
    setTyped(now);
    const read = readInputs(tool.inputs, now);
    if (!read.complete) return;
    const address = toolAddress({ section, page: page.key, tab }, saidInAddress(read.values), tool.address);
    setSaid(JSON.stringify(givenIn(address.slice(address.indexOf('?')), tool)));
    void navigate(address, { replace: true });
  };
  return { ...asked, typed: typed ?? {}, type };
}
