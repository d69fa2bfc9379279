import { Button } from '@blueprintjs/core';
import { Settings } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Popover } from '../../shell/popover.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import type { ListStore } from './list-store.ts';

const ColumnSettings = lazy(async () => ({ default: (await import('./column-settings.view.tsx')).ColumnSettings }));

/** Opens the settings of columns and rows. */
export const ColumnsButton = observer(function ColumnsButton({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const label = session.say(engineText.columns);
  return (
    <Popover
      placement="bottom-end"
      content={
        <Suspense>
          <ColumnSettings list={list} />
        </Suspense>
      }
    >
      <Button variant="minimal" icon={<Settings />} title={label} aria-label={label} />
    </Popover>
  );
});
