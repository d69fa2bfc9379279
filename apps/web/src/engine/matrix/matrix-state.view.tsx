import type { Refusal } from '@axle/kernel';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { matrixText } from '../../text/matrix.ts';
import './matrix.css';

/** Why a matrix could not be worked out, or that it is being worked out for the first time. */
export const MatrixState = observer(function MatrixState({
  refusal,
  waiting,
}: {
  readonly refusal: Refusal | undefined;
  readonly waiting: boolean;
}) {
  const session = useService(Session);
  if (refusal)
    return (
      <Callout intent="danger" compact role="alert">
        {session.say(refusal.message)}
      </Callout>
    );
  if (!waiting) return null;
  return (
    <p className="ax-matrix-working" role="status">
      <Spinner size={18} /> {session.say(matrixText.working)}
    </p>
  );
});
