import { posted, type Proposal, type RecordRow } from '@axle/page-kit';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/**
 * What might be filled in for a record that its actor sees, likeliest first; or what stands open of it, or of several such records, each
 * named by `of`. It is given the fields that the actor may read; what else it needs it reads itself, and answers for what it shows of it.
 */
export type ProposalHandler = (parts: RecordParts, record: RecordRow, records: readonly RecordRow[]) => Promise<readonly Proposal[]>;

/** Functions behind the proposals of actions by `<page>.<action>`. */
export const proposals = extensionPoint<ProposalHandler>('proposal', (pages, key) => {
  const [page = '', action] = key.split('.', 2);
  return pages.page(page)?.page.actions.some(one => one.key === action && (posted(one)?.proposes || posted(one)?.openItems)) ?? false;
});

/** Functions of proposals by `<page>.<action>`, as a manifest takes them. */
export type ProposalHandlers = Readonly<Record<string, ProposalHandler>>;
