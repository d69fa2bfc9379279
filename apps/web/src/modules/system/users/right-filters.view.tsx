import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { HasOrLacks } from './has-or-lacks.view.tsx';
import type { UserFilter } from './users-data.ts';
import { usersText as text } from './users-text.ts';
import type { RightsPage } from './why-table.view.tsx';

interface RightFiltersProps {
  readonly filter: UserFilter;
  readonly pages: readonly RightsPage[];
  onChange(filter: UserFilter): void;
}

/** Narrows the users of a section to those who have, or have not, one of its pages and one of its actions. */
export const RightFilters = observer(function RightFilters({ filter, pages, onChange }: RightFiltersProps) {
  const session = useService(Session);
  const chosen = pages.filter(({ key }) => filter.page === '' || key === filter.page);
  const showPage = (page: string) => {
    const holds = pages.some(({ key, actions }) => (page === '' || key === page) && actions.some(({ code }) => code === filter.code));
    onChange({ ...filter, page, code: holds ? filter.code : '' });
  };
  return (
    <>
      <HasOrLacks filter={filter} onChange={onChange} />
      <HTMLSelect
        aria-label={session.say(text.anyPage)}
        value={filter.page}
        options={[
          { value: '', label: session.say(text.anyPage) },
          ...pages.map(page => ({ value: page.key, label: session.say(page.title) })),
        ]}
        onChange={event => showPage(event.currentTarget.value)}
      />
      <HTMLSelect
        className="ax-users-code"
        aria-label={session.say(text.anyAction)}
        title={filter.code}
        value={filter.code}
        options={[
          { value: '', label: session.say(text.anyAction) },
          ...chosen.flatMap(page =>
            page.actions.map(({ code, title }) => ({
              value: code,
              label: filter.page === '' ? `${session.say(page.title)} · ${session.say(title)}` : session.say(title),
            })),
          ),
        ]}
        onChange={event => onChange({ ...filter, code: event.currentTarget.value })}
      />
    </>
  );
});
