import type { RecordRow } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import { toolbarActions } from '../actions/toolbar-actions.ts';
import { useActionRunner } from '../actions/use-action-runner.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { usePageModel } from '../page-model-context.ts';
import type { MadeDecision, WhoDecides } from './change-differences.ts';

/** Who has decided on a request and who still can, and the reader's own decision where they may make one. */
export const WhoDecidesView = observer(function WhoDecidesView({ who, row }: { readonly who: WhoDecides; readonly row: RecordRow }) {
  const session = useService(Session);
  const approved = who.decisions.filter(({ decision }) => decision === 'approve').length;
  const isPending = row['state'] === 'pending';
  const others = who.open.map(({ id, deputies }) =>
    deputies.length === 0
      ? session.nickname(id)
      : session.say(approvalText.withDeputies, {
          name: session.nickname(id),
          deputies: deputies.map(one => session.nickname(one)).join(', '),
        }),
  );
  if (row['auto'] === true) return null;
  const names = others.join('、');
  const few = others.length < who.needed - approved;
  return (
    <section className="ax-who-decides" aria-label={session.say(approvalText.who)}>
      <h3>{session.say(approvalText.who)}</h3>
      {isPending && (
        <p>
          <span className="ax-pill ax-tone-info">
            {session.say(approvalText.progress, { approved: String(approved), needed: String(who.needed) })}
          </span>{' '}
          {others.length > 0
            ? session.say(approvalText.missing, {
                count: String(who.needed - approved),
                names: few ? session.say(approvalText.orSuper, { names }) : names,
              })
            : session.say(approvalText.missingNobody)}
        </p>
      )}
      <ol className="ax-history">
        {who.decisions.map(made => (
          <Made key={`${made.decision} ${made.by}`} made={made} />
        ))}
      </ol>
      {isPending && (who.refused ? <p className="ax-faint">{session.say(who.refused.message)}</p> : <DecideButtons row={row} />)}
    </section>
  );
});

const Made = observer(function Made({ made }: { readonly made: MadeDecision }) {
  const session = useService(Session);
  const name = session.nickname(made.by);
  const who = made.by === made.inNameOf ? name : session.say(approvalText.inNameOf, { name, other: session.nickname(made.inNameOf) });
  const isApproval = made.decision === 'approve';
  return (
    <li>
      <div className="ax-history-head">
        <span className={`ax-pill ax-tone-${isApproval ? 'good' : 'bad'}`}>
          {session.say(isApproval ? approvalText.approved : approvalText.rejected)}
        </span>
        <strong>{who}</strong>
        <time dateTime={made.at} className="ax-faint">
          {localMoment(made.at)}
        </time>
      </div>
      {made.comment !== undefined && <p>{made.comment}</p>}
    </li>
  );
});

/** The page's own actions, offered where the difference is looked at. */
const DecideButtons = observer(function DecideButtons({ row }: { readonly row: RecordRow }) {
  const model = usePageModel();
  const session = useService(Session);
  const runAction = useActionRunner();
  const actions = toolbarActions(model.section, model.page, session, [row]);
  const shown = actions.filter(({ key, blocked }) => (key === 'approve' || key === 'reject') && blocked === undefined);
  return (
    <div className="ax-decide">
      {shown.map(action => (
        <Button
          key={action.key}
          intent={action.tone ?? 'none'}
          variant={action.tone === 'danger' ? 'outlined' : 'solid'}
          text={session.say(action.title)}
          loading={model.actions.running === action.key}
          onClick={() => void runAction(action, [row])}
        />
      ))}
    </div>
  );
});
