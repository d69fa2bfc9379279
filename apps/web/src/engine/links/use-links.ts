import type { RecordRow } from '@axle/page-kit';
import type { RecordLinksReply } from '@axle/wire';
import { useEffect, useState } from 'react';
import { CallEvents } from '../../gateways/call-events.ts';
import { useService } from '../../shell/services.tsx';
import { useLatest } from '../answers/use-latest.ts';
import { usePageModel } from '../page-model-context.ts';
import { RecordLinks } from './record-links.ts';

/**
 * The records that refer to a record, loaded again whenever the record changes, the user writes anything, or its files are left;
 * undefined until they are loaded, and where they cannot be.
 */
export function useLinks(row: RecordRow, part: string): RecordLinksReply | undefined {
  const { page } = usePageModel();
  const links = useService(RecordLinks);
  const calls = useService(CallEvents);
  const latest = useLatest();
  const [writes, setWrites] = useState(0);
  useEffect(() => calls.onWritten(() => setWrites(count => count + 1)), [calls]);
  const [known, setKnown] = useState<RecordLinksReply>();
  const { id, version } = row;
  const atFiles = part === 'files';
  useEffect(() => {
    void latest.ask(
      () => links.of(page.key, id),
      reply => setKnown(reply.ok ? reply.value : undefined),
    );
  }, [latest, links, page, id, version, atFiles, writes]);
  return known;
}
