import { Button } from '@blueprintjs/core';
import { Contrast } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Popover } from '../popover.view.tsx';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const LookCard = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './look-card.view.tsx')).LookCard }));

/** Density and theme. */
export const LookMenu = observer(function LookMenu() {
  const session = useService(Session);
  return (
    <Popover
      content={
        <Suspense>
          <LookCard />
        </Suspense>
      }
      placement="bottom-end"
    >
      <Button variant="minimal" icon={<Contrast />} aria-label={session.say(frameText.look)} title={session.say(frameText.look)} />
    </Popover>
  );
});
