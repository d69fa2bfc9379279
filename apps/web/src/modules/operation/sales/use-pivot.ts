import type { RecordValues } from '@axle/page-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { givenIn, useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { type TypedTool, useTypedTool } from '../../../engine/tool/use-typed-tool.ts';

/** A pivot that is asked for: under which conditions, and what came. */
interface AskedPivot extends TypedTool {
  readonly typed: RecordValues;
  type(name: string, value: unknown): void;
}

/** Asks for the pivot of a tab as its conditions are typed. They stand in its address, which can be kept and passed on. */
export function usePivot(props: ViewProps, tab: string): AskedPivot {
  const { section, page } = props;
  const navigate = useNavigate();
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = JSON.stringify(useGivenInputs(page.key, tool));
  const [said, setSaid] = useState<string>();
  const [typed, setTyped] = useState<RecordValues>();
  // what was typed here was written into the address by itself
  if (said !== given) {
    const initial = Object.entries(tool.inputs).flatMap(([name, field]) => (field.initial === undefined ? [] : [[name, field.initial]]));
    setSaid(given);
    setTyped({ ...Object.fromEntries(initial), ...(JSON.parse(given) as RecordValues) });
  }
  const type = (name: string, value: unknown) => {
    const now = { ...typed, [name]: value };
    setTyped(now);
    const read = readInputs(tool.inputs, now);
    if (!read.complete) return;
    const address = toolAddress({ section, page: page.key, tab }, read.values);
    setSaid(JSON.stringify(givenIn(address.slice(address.indexOf('?')), tool)));
    void navigate(address, { replace: true });
  };
  return { ...useTypedTool(props, tab, typed), typed: typed ?? {}, type };
}
