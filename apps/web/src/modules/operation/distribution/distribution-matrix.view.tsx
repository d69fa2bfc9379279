import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { mostDirect } from '../../../engine/actions/toolbar-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { MatrixActions } from './matrix-actions.view.tsx';
import { chosenAfter, matrixIn } from './matrix-in.ts';
import { MatrixTable } from './matrix-table.view.tsx';
import { matrixText as words } from './matrix-text.ts';
import './matrix.css';

const tab = 'tab1';
/** Conditions that are always shown; the others are folded. */
const usual: ReadonlySet<string> = new Set(['sku', 'category', 'brand', 'abc', 'gap']);

/** Which SKU is sold where, and what is done to close the gaps. */
export const DistributionMatrix = observer(function DistributionMatrix({ page, active }: ViewProps) {
  const session = useService(Session);
  const model = usePageModel();
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool);
  const [typed, setTyped] = useState<{ readonly given: RecordValues; readonly values: RecordValues }>({ given, values: given });
  const asked = { order: 'sku', page: 1, ...(typed.given === given ? typed.values : given) };
  const [turn, setTurn] = useState(0);
  const { values, refusal, inputs } = useTypedTool({ page, active }, tab, asked, turn);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const matrix = useMemo(() => (values ? matrixIn(values) : undefined), [values]);
  const write = useToolExport(tab, tool);
  const { latest } = model.actions;
  useEffect(() => {
    if (!latest || latest.refusal) return;
    const refused = new Set(latest.outcomes.filter(one => one.refusal).map(({ id }) => id));
    setChosen(before => new Set([...before].filter(id => refused.has(id))));
    setTurn(before => before + 1);
  }, [latest]);
  const ask = (change: RecordValues) => {
    setChosen(new Set());
    setTyped({ given, values: { ...asked, page: 1, ...change } });
  };
  const input = (name: string) => (
    <TypedField
      key={name}
      field={tool.inputs[name]!}
      value={(asked as RecordValues)[name]}
      note={null}
      refusal={inputs.refusals.get(name)}
      onChange={value => ask({ [name]: value })}
    />
  );
  const names = Object.keys(tool.inputs).filter(name => name !== 'page');
  const [at, pages] = [Number(values?.['page'] ?? 1), Number(values?.['pages'] ?? 1)];
  const counts = { skus: Number(values?.['skus'] ?? 0), listed: Number(values?.['listed'] ?? 0), open: Number(values?.['open'] ?? 0) };
  const cells = (matrix?.rows ?? []).flatMap(row => row.cells.flatMap(cell => (cell && chosen.has(cell.id) ? [cell] : [])));
  return (
    <div className="ax-distribution">
      <header aria-label={session.say(words.conditions)}>
        {names.filter(name => usual.has(name)).map(input)}
        <details>
          <summary>{session.say(words.more)}</summary>
          <div>{names.filter(name => !usual.has(name)).map(input)}</div>
        </details>
      </header>
      <div className="ax-distribution-bar">
        {cells.length > 0 ? (
          <MatrixActions cells={cells} onClear={() => setChosen(new Set())} />
        ) : (
          <span className="ax-hint">{session.say(words.keys)}</span>
        )}
        <span className="ax-distribution-right">
          {values && counts.skus > 0 && (
            <span role="status">
              {session.say(words.sums, counts)}{' '}
              {values['coverage'] !== undefined && (
                <strong>{session.say(words.coverage, { share: shownDecimal(values['coverage'] as Decimal, 1) })}</strong>
              )}
            </span>
          )}
          {write && <WriteButton write={format => write(inputs.values, format)} />}
        </span>
      </div>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {values?.['more'] === true && (
        <Callout intent="warning" compact>
          {session.say(words.cut)}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(words.working)}</p>}
      {matrix?.rows.length === 0 && <p className="ax-hint">{session.say(words.none)}</p>}
      {matrix && matrix.rows.length > 0 && (
        <MatrixTable
          tool={tool}
          matrix={matrix}
          coverage={values?.['coverage']}
          chosen={chosen}
          onChoose={ids => setChosen(before => chosenAfter(before, ids, mostDirect))}
        />
      )}
      {pages > 1 && (
        <nav className="ax-distribution-pages" aria-label={session.say(words.page, { page: at, pages })}>
          <Button size="small" text={session.say(words.before)} disabled={at <= 1} onClick={() => ask({ page: at - 1 })} />
          <span>{session.say(words.page, { page: at, pages })}</span>
          <Button size="small" text={session.say(words.after)} disabled={at >= pages} onClick={() => ask({ page: at + 1 })} />
        </nav>
      )}
    </div>
  );
});
