import type { LocalDate } from '@axle/kernel';
import { inputOf, type RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Clock } from '../../gateways/clock.ts';
import { useService } from '../../shell/services.tsx';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';
import { localDay } from '../fields/calendar/local-moment.ts';
import { LinesInput } from '../lines/lines-input.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { ActionForm } from './action-form.ts';

/** The grids of lines in the dialog of an action. */
export const ActionLines = observer(function ActionLines({
  action,
  rows,
}: {
  readonly action: ToolbarAction;
  readonly rows: readonly RecordRow[];
}) {
  const { resource, actions } = usePageModel();
  const clock = useService(Clock);
  const form = useMemo(
    () => new ActionForm({ actions, action, resource, rows, today: () => localDay(new Date(clock.now())) as LocalDate }),
    [actions, action, resource, rows, clock],
  );
  useEffect(() => actions.asksFirst(() => form.send()), [actions, form]);
  const lined = Object.entries(inputOf(action.custom)).filter(([, { kind }]) => kind === 'lines');
  return lined.map(([name]) => <LinesInput key={name} form={form} name={name} />);
});
