import { add, type Decimal, zero } from '@axle/kernel';
import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { NestedTreemap, type TreemapGroup } from '../../../chart/nested-treemap.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from '../board/board-lines.ts';
import { boardText as text } from '../board/board-text.ts';
import type { Drill } from '../board/use-drill.ts';

const tones = ['info', 'good', 'warn', 'neutral', 'bad'] as const;

/** What is bought by category, and in each by supplier; suppliers that are not named stand together. */
export const SpendTreemap = observer(function SpendTreemap({
  field,
  lines,
  drill,
}: {
  readonly field: LinesField;
  readonly lines: readonly Line[];
  readonly drill: Drill;
}) {
  const session = useService(Session);
  const nameOf = (entity: string, id: unknown) =>
    id === undefined ? session.say(text.others) : session.say(session.referred(entity, Number(id))?.name ?? text.none);
  const total = lines.reduce((all, line) => add(all, line['amount'] as Decimal), zero);
  const groups = [...Map.groupBy(lines, line => line['category'])].map(([category, own], at): TreemapGroup => {
    const amount = own.reduce((all, line) => add(all, line['amount'] as Decimal), zero);
    return {
      key: String(category),
      name: nameOf('category', category),
      words: `${shownFigure(amount, 'amount')} · ${((Number(amount) / Number(total)) * 100).toFixed(1)}%`,
      size: Number(amount),
      to: drill('M1', { category }),
      tone: tones[at % tones.length]!,
      parts: own.map(line => {
        const name = nameOf('supplier', line['supplier']);
        return {
          key: String(line['supplier']),
          name,
          words: `${name}: ${shownFigure(line['amount'], 'amount')}`,
          size: Number(line['amount']),
          ...(line['supplier'] === undefined ? {} : { to: drill('M1', { category, supplier: [line['supplier']] }) }),
        };
      }),
    };
  });
  return <NestedTreemap title={session.say(field.label)} groups={groups} />;
});
