import type { RecordLinkReply, RecordLinksReply } from '@axle/wire';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Popover } from '../../shell/popover.view.tsx';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { listText } from '../../text/list.ts';
import { recordWords } from '../../text/record.ts';
import { listAddress } from '../filter-address.ts';
import './links.css';

/** Most links that are shown in the bar itself. */
const mostShown = 8;

const addressOf = ({ section, page, tab, filters }: RecordLinkReply): string => listAddress(`/admin/${section}/${page}`, tab, filters);

/** The records that refer to a record, counted by page: each link opens their list. Pages without any are offered in a menu. */
export const LinksBar = observer(function LinksBar({ links, most }: Pick<RecordLinksReply, 'links' | 'most'>) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const filled = links.filter(({ count }) => count === undefined || count > 0);
  const shown = filled.slice(0, mostShown);
  const others = links.filter(link => !shown.includes(link));
  const countOf = ({ count }: RecordLinkReply): string => (count === undefined ? '' : count > most ? `${most}+` : String(count));
  if (links.length === 0) return null;
  return (
    <nav className="ax-links" aria-label={session.say(recordWords.linked)}>
      {shown.map(link => (
        <a
          key={addressOf(link)}
          href={addressOf(link)}
          onClick={event => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            navigation.go(addressOf(link));
          }}
        >
          {session.say(link.title)} <strong>{countOf(link)}</strong>
        </a>
      ))}
      {others.length > 0 && (
        <Popover
          placement="bottom-end"
          content={
            <Menu>
              {others.map(link => (
                <MenuItem
                  key={addressOf(link)}
                  text={session.say(link.title)}
                  label={countOf(link)}
                  onClick={() => navigation.go(addressOf(link))}
                />
              ))}
            </Menu>
          }
        >
          <Button variant="minimal" size="small" endIcon={<CaretDown />} text={session.say(listText.moreActions)} />
        </Popover>
      )}
    </nav>
  );
});
