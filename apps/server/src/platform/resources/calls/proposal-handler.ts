import type { Proposal, RecordRow } from '@axle/page-kit';
import type { RecordParts } from '../record-parts.ts';

/** What might be filled in for a record that its asker sees, likeliest first; or what stands open of it, or of several such records, each told with `of`. */
export type ProposalHandler = (parts: RecordParts, record: RecordRow, records: readonly RecordRow[]) => Promise<readonly Proposal[]>;

/** Functions behind the proposals of actions by `<page>.<action>`. */
export type ProposalHandlers = Readonly<Record<string, ProposalHandler>>;
