import type { Decimal } from '@axle/kernel';
import type { RecordValues, Tool } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mostDirect } from '../../../engine/actions/toolbar-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { MatrixConditions } from '../../../engine/matrix/matrix-conditions.view.tsx';
import { MatrixState } from '../../../engine/matrix/matrix-state.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ListingGrid } from './listing-grid.view.tsx';
import { MatrixActions } from './matrix-actions.view.tsx';
import { chosenAfter, matrixIn } from './matrix-in.ts';
import { matrixText as words } from './matrix-text.ts';

const tab = 'tab1';
/** Conditions that are folded away until they are asked for. */
const folded = ['store', 'site', 'distStatus', 'owner', 'registeredFrom', 'order'];

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
  const [chosen] = useState(() => observable.map<number, true>());
  const choose = useCallback((ids: readonly number[]) => runInAction(() => void chosen.replace(ids.map(id => [id, true]))), [chosen]);
  const matrix = useMemo(() => (values ? matrixIn(values) : undefined), [values]);
  const written = useToolExport(tab, tool);
  const { latest } = model.actions;
  useEffect(() => {
    if (!latest || latest.refusal) return;
    const refused = new Set(latest.outcomes.filter(one => one.refusal).map(({ id }) => id));
    choose([...chosen.keys()].filter(id => refused.has(id)));
    setTurn(before => before + 1);
  }, [latest, chosen, choose]);
  const onChoose = useCallback(
    (ids: readonly number[]) => choose([...chosenAfter(new Set(chosen.keys()), ids, mostDirect)]),
    [choose, chosen],
  );
  const ask = (change: RecordValues) => {
    choose([]);
    setTyped({ given, values: { ...asked, page: 1, ...change } });
  };
  const { page: _, ...fields } = tool.inputs;
  const [at, pages] = [Number(values?.['page'] ?? 1), Number(values?.['pages'] ?? 1)];
  const counts = { skus: Number(values?.['skus'] ?? 0), listed: Number(values?.['listed'] ?? 0), open: Number(values?.['open'] ?? 0) };
  return (
    <div className="ax-matrix-view">
      <MatrixConditions
        fields={fields as Tool['inputs']}
        values={asked}
        refusals={inputs.refusals}
        folded={folded}
        onChange={(name, value) => ask({ [name]: value })}
      />
      <div className="ax-matrix-bar">
        <MatrixActions matrix={matrix} chosen={chosen} onClear={() => choose([])} />
        <div>
          {values && counts.skus > 0 && (
            <span role="status">
              {session.say(words.sums, counts)}{' '}
              {values['coverage'] !== undefined && (
                <strong>{session.say(words.coverage, { share: shownDecimal(values['coverage'] as Decimal, 1) })}</strong>
              )}
            </span>
          )}
          {written && <WriteButton written={written} input={inputs.values} />}
        </div>
      </div>
      <MatrixState refusal={refusal} waiting={!values} />
      {values?.['more'] === true && (
        <Callout intent="warning" compact>
          {session.say(words.cut)}
        </Callout>
      )}
      {matrix && <ListingGrid tool={tool} matrix={matrix} coverage={values?.['coverage']} chosen={chosen} onChoose={onChoose} />}
      {pages > 1 && (
        <nav className="ax-matrix-foot" aria-label={session.say(words.page, { page: at, pages })}>
          <Button size="small" text={session.say(words.before)} disabled={at <= 1} onClick={() => ask({ page: at - 1 })} />
          <span>{session.say(words.page, { page: at, pages })}</span>
          <Button size="small" text={session.say(words.after)} disabled={at >= pages} onClick={() => ask({ page: at + 1 })} />
        </nav>
      )}
    </div>
  );
});
