import type { RecordValues } from '@axle/page-kit';
import { useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import type { AskedBoard } from '../board/use-board.ts';

/** Asks the tool of a tab as its conditions are typed; it begins with those of the address, and begins again where that changes. */
export function useAskedTool(props: ViewProps, tab: string): AskedBoard {
  const { page } = props;
  const given = useGivenInputs(page.key, page.tabs.find(({ key }) => key === tab)!.tool!);
  const [begun, setBegun] = useState(given);
  const [typed, setTyped] = useState<RecordValues>(given);
  if (begun !== given) {
    setBegun(given);
    setTyped(given);
  }
  const asked = useTypedTool(props, tab, typed);
  return { ...asked, typed, type: (name, value) => setTyped(before => ({ ...before, [name]: value })) };
}
