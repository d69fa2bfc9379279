import type { HeldFile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { CellProps } from '../field-view.ts';

/** The first picture, small, and how many there are; of other files the name. */
export const FilesCell = observer(function FilesCell({ value }: CellProps) {
  const session = useService(Session);
  const files = value as readonly HeldFile[];
  const [first] = files;
  if (!first) return null;
  const count = files.length > 1 ? session.say(engineText.fileCount, { count: files.length }) : '';
  if (!first.thumb) return <span title={files.map(({ name }) => name).join('\n')}>{count || first.name}</span>;
  return (
    <span className="ax-thumb-cell" title={files.map(({ name }) => name).join('\n')}>
      <img src={first.thumb} alt={first.name} />
      {files.length > 1 && <span className="ax-choice-count">{files.length}</span>}
    </span>
  );
});
