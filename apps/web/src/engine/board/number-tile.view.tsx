import type { NumberFigure, NumberTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { FigureView } from './figure.view.tsx';
import { changeOf, figureWords } from './figure-words.ts';
import type { TileProps } from './tile-props.ts';

/** One number, and how much more or less than before it is. */
export const NumberTileView = observer(function NumberTileView({ tile, figure, onDrill }: TileProps<NumberTile, NumberFigure>) {
  const session = useService(Session);
  const change = changeOf(figure?.value, figure?.before);
  return (
    <div className="ax-number-tile" title={tile.help && session.say(tile.help)}>
      <span className="ax-number-title">{session.say(tile.title)}</span>
      <span className="ax-number-value">
        <FigureView value={figure?.value} unit={tile.unit ?? 'count'} of={tile.title} onOpen={onDrill} />
      </span>
      {change !== undefined && (
        <span className="ax-number-change" title={session.say(boardText.before, { before: figureWords(figure?.before, tile.unit) })}>
          {session.say(figureWords(change, 'change'))}
        </span>
      )}
    </div>
  );
});
