import { text as words } from '@axle/kernel';
import type { RecordRow, Resource, Target } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import type { PhotoMark } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Ids } from '../../../gateways/ids.ts';
import { useService } from '../../../shell/services.tsx';
import { Messages } from '../../../shell/messages.ts';
import { AnnotatePhoto } from '../annotation/annotate-photo.view.tsx';
import type { MarkedDefect } from '../annotation/annotate-tools.view.tsx';
import { lineOfMark } from '../annotation/mark-of-line.ts';

/** Defects that marks may show, in the order of their codes; none for whoever may not read the codes. */
const mostDefects = 200;

interface DrawOnImageProps {
  readonly resource: Resource;
  readonly page: string;
  readonly target: Target;
  readonly title: string;
  readonly address: string;
  readonly marks: readonly PhotoMark[];
  /** Says whether something was kept. */
  readonly onClose: (isKept: boolean) => void;
}

const defectOf = (row: RecordRow): MarkedDefect => ({
  id: row.id,
  code: String(row['code']),
  name: words(String(row['nameZh']), String(row['nameEn'])),
  defectClass: row['defectClass'] as MarkedDefect['defectClass'],
});

/** A photo of the gallery that is drawn on. */
export const DrawOnImage = observer(function DrawOnImage({ resource, page, target, title, address, marks, onClose }: DrawOnImageProps) {
  const [recordsOf, actions, ids] = [useService(RecordsOf), useService(PageActions), useService(Ids)];
  const messages = useService(Messages);
  const kept = useRef(false);
  const [defects, setDefects] = useState<readonly MarkedDefect[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const codes = await loadPage('qualityTesting', 'defectCodes');
      if (!codes?.resource) return;
      const query = { filters: [], sort: [{ field: 'code' }], limit: mostDefects };
      const reply = await recordsOf.of(codes.resource as Resource, codes.key).list(query);
      if (!isOver && reply.ok) setDefects(reply.value.rows.map(defectOf));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [recordsOf]);
  const keep = async (drawn: readonly PhotoMark[]) => {
    const input = { marks: drawn.map(lineOfMark) };
    const reply = await actions.post({ resource, page, action: 'annotate', targets: [target], input, key: ids.next() });
    const refused = reply.ok ? reply.value[0]?.refusal : reply.refusal;
    if (refused) {
      messages.show('bad', refused.message);
      return false;
    }
    kept.current = true;
    return true;
  };
  return (
    <AnnotatePhoto title={title} address={address} marks={marks} defects={defects} onKeep={keep} onClose={() => onClose(kept.current)} />
  );
});
