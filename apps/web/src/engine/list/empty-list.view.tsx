import { Button, NonIdealState } from '@blueprintjs/core';
import { Inbox, Search, WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { viewsText } from '../../text/views.ts';
import { mayBring } from '../may-bring.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ListStore } from './list-store.ts';

/** In place of rows where a link names a view that the reader has not: other rows than those meant would mislead. */
export const MissingView = observer(function MissingView({ leave }: { readonly leave: () => void }) {
  const session = useService(Session);
  return (
    <div className="ax-empty" role="alert">
      <NonIdealState
        icon={<WarningSign size={32} />}
        title={session.say(viewsText.missing)}
        description={session.say(viewsText.missingWhy)}
        action={<Button intent="primary" text={session.say(viewsText.withoutView)} onClick={leave} />}
      />
    </div>
  );
});

/** In place of rows: why there are none, what the page is for, and what helps. */
export const EmptyList = observer(function EmptyList({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const model = usePageModel();
  const { refusal } = list.rows;
  if (refusal)
    return (
      <div className="ax-empty" role="alert">
        <NonIdealState
          icon={<WarningSign size={32} />}
          iconMuted={false}
          title={session.say(engineText.failedToLoad)}
          description={session.say(refusal.message)}
          action={<Button intent="primary" text={session.say(engineText.retry)} onClick={() => list.refresh()} />}
        />
      </div>
    );
  const conditions = list.state.filters.length + (list.state.search === '' ? 0 : 1);
  const [adds, imports] = [mayBring(session, model, 'add'), mayBring(session, model, 'import')];
  const helps = adds ? (imports ? engineText.nothingYetWhy : engineText.nothingYetAdd) : imports ? engineText.nothingYetImport : undefined;
  return (
    <div className="ax-empty">
      {conditions > 0 ? (
        <NonIdealState
          icon={<Search size={32} />}
          title={session.say(engineText.nothingMatches)}
          description={session.say(engineText.nothingMatchesWhy, { count: conditions })}
          action={<Button intent="primary" text={session.say(engineText.clearFilters)} onClick={() => list.clearFilters()} />}
        />
      ) : (
        <NonIdealState
          icon={<Inbox size={32} />}
          title={session.say(engineText.nothingYet)}
          description={
            <>
              <p>{session.say(model.page.help.why)}</p>
              {helps && <p>{session.say(helps)}</p>}
            </>
          }
        />
      )}
    </div>
  );
});
