import { posted } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { mostDirect, type ToolbarAction, toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ListingMatrix } from './matrix-in.ts';
import { matrixText as words } from './matrix-text.ts';

/** The action for cells in place of ticked rows of a list: there are few, and what is refused of them is listed. */
function ofCells(action: ToolbarAction): ToolbarAction {
  const post = posted(action.custom);
  return post ? { ...action, custom: { ...post, preview: false } } : action;
}

/** What can be done with the chosen cells; before any are chosen, how that is done. */
export const MatrixActions = observer(function MatrixActions({
  matrix,
  chosen,
  onClear,
}: {
  readonly matrix: ListingMatrix | undefined;
  readonly chosen: ReadonlyMap<number, true>;
  onClear(): void;
}) {
  const { section, page } = usePageModel();
  const session = useService(Session);
  const run = useActionRunner();
  const cells = (matrix?.rows ?? []).flatMap(row => row.cells.flatMap(cell => (cell && chosen.has(cell.id) ? [cell] : [])));
  const [only] = cells;
  if (!only) return <span>{session.say(words.keys)}</span>;
  const buttons = toolbarActions(section, page, session, cells).filter(({ custom }) => custom?.on === 'many');
  return (
    <div role="group" aria-label={session.say(words.chosen, { count: cells.length })}>
      <strong>{session.say(words.chosen, { count: cells.length })}</strong>
      {buttons.map(action => (
        <Button
          key={action.key}
          size="small"
          text={session.say(action.title)}
          disabled={action.blocked !== undefined}
          title={action.blocked && session.say(action.blocked)}
          {...(action.tone === undefined ? {} : { intent: action.tone })}
          onClick={() => void run(ofCells(action), cells)}
        />
      ))}
      {cells.length === 1 && (
        <OpenedFigure to={`/admin/${section}/${page.key}?record=${only.id}`} label={words.openTarget}>
          {session.say(words.openTarget)}
        </OpenedFigure>
      )}
      <Button size="small" variant="minimal" text={session.say(words.clear)} onClick={onClear} />
      {cells.length >= mostDirect && <span>{session.say(words.most, { most: mostDirect })}</span>}
    </div>
  );
});
