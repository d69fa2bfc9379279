import type { RecordValues, Tool } from '@axle/page-kit';
import { useCallback } from 'react';
import type { PageRecords, ReadOptions } from '../records/records-of.ts';
import { ToolView } from './tool.view.tsx';

/** The tool of a tab; what its page's definition cannot work out is asked of the server. */
export function TabTool({ tab, tool, records }: { readonly tab: string; readonly tool: Tool; readonly records: PageRecords }) {
  const ask = useCallback((input: RecordValues, options: ReadOptions) => records.work(tab, input, options), [records, tab]);
  return <ToolView tool={tool} ask={ask} />;
}
