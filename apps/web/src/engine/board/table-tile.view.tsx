import type { TableFigure, TableTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { FigureView } from './figure.view.tsx';
import { figureWords } from './figure-words.ts';
import type { TileProps } from './tile-props.ts';

/** Things and their numbers; the first number opens the rows behind it. */
export const TableTileView = observer(function TableTileView({ tile, figure, onDrill }: TileProps<TableTile, TableFigure>) {
  const session = useService(Session);
  return (
    <table className="ax-figures">
      <thead>
        <tr>
          <th scope="col">{session.say(boardText.subject)}</th>
          {tile.columns.map(column => (
            <th key={column.key} scope="col" className="ax-right">
              {session.say(column.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure?.rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" title={session.say(label)}>
              {session.say(label)}
            </th>
            {tile.columns.map((column, place) => (
              <td key={column.key} className="ax-right">
                {place === 0 ? (
                  <FigureView
                    value={values[column.key]}
                    unit={column.unit ?? 'count'}
                    of={label}
                    onOpen={onDrill && (() => onDrill(key))}
                  />
                ) : (
                  session.say(figureWords(values[column.key], column.unit))
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
