import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { receiveText as text } from './receive-text.ts';
import type { StationLine, StationReceipt } from './receiving-desk.ts';

/** Cartons and the pieces beside them: `3 × 10 + 2`. */
const cartons = ({ good = 0, damaged = 0, cartonQty }: StationLine): string => {
  const all = good + damaged;
  if (cartonQty === undefined || all === 0) return '';
  const [whole, rest] = [Math.floor(all / cartonQty), all % cartonQty];
  return [whole > 0 ? `${whole} × ${cartonQty}` : '', rest > 0 ? String(rest) : ''].filter(Boolean).join(' + ');
};

/** The lines of the open receipt as they are counted; what is expected only where it is not counted blind. */
export const LinesView = observer(function LinesView({ receipt }: { readonly receipt: StationReceipt }) {
  const session = useService(Session);
  const { blind, lines, wrong } = receipt;
  const number = (value: number) => value.toLocaleString('en-US');
  const heads = [text.sku, text.picture, text.cartons, text.good, text.bad, ...(blind ? [] : [text.over, text.expected, text.remaining])];
  return (
    <section className="ax-receive-lines" aria-label={session.say(text.lines)} tabIndex={0}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head.en} scope="col" className={at > 1 ? 'ax-right' : undefined}>
                {session.say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => {
            const { good = 0, damaged = 0, expected = 0, over = 0 } = line;
            const left = expected - good - damaged - over;
            return (
              <tr key={line.lineNo} className={!blind && line.expected !== undefined && left === 0 ? 'ax-receive-done' : undefined}>
                <th scope="row">
                  {line.sku}
                  <span>{session.say({ zh: line.nameZh, en: line.nameEn })}</span>
                </th>
                <td>{line.thumb !== undefined && <img src={line.thumb} alt="" width={36} height={36} />}</td>
                <td className="ax-number ax-right">{cartons(line)}</td>
                <td className="ax-number ax-right">{number(good)}</td>
                <td className={`ax-number ax-right${damaged > 0 ? ' ax-receive-bad' : ''}`}>{number(damaged)}</td>
                {!blind && (
                  <>
                    <td className={`ax-number ax-right${over > 0 ? ' ax-receive-bad' : ''}`}>{number(over)}</td>
                    <td className="ax-number ax-right">{number(expected)}</td>
                    <td className="ax-number ax-right">{number(Math.max(0, left))}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {wrong.length > 0 && (
        <>
          <h3>{session.say(text.wrongTitle)}</h3>
          <ul className="ax-receive-wrong">
            {wrong.map(({ code, qty }, at) => (
              <li key={at}>
                <strong>{code}</strong> × {number(qty)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
});
