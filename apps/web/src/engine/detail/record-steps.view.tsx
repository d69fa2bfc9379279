import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { usePageModel } from '../page-model-context.ts';

/** The ways to the records before and after the open one in its list. */
export const RecordSteps = observer(function RecordSteps() {
  const { details } = usePageModel();
  const session = useService(Session);
  const button = (by: -1 | 1) => {
    const label = session.say(by < 0 ? timelineText.previous : timelineText.next);
    return (
      <Button
        variant="minimal"
        icon={by < 0 ? <ChevronLeft /> : <ChevronRight />}
        disabled={!details.neighbour(by)}
        title={`${label} (${by < 0 ? 'K' : 'J'})`}
        aria-label={label}
        aria-keyshortcuts={by < 0 ? 'K' : 'J'}
        onClick={() => details.step(by)}
      />
    );
  };
  return (
    <>
      {button(-1)}
      {button(1)}
    </>
  );
});
