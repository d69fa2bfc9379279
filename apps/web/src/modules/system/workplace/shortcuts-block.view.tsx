import { menuPages } from '@axle/permissions';
import { homeLimits } from '@axle/session';
import { Button, HTMLSelect } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { menuName } from '../../../shell/menu/menu-name.ts';
import { sectionIcon } from '../../../shell/menu/section-icons.tsx';
import { useService } from '../../../shell/services.tsx';
import { SessionStore } from '../../../shell/session/session.store.ts';
import { workplaceText } from '../../../text/workplace.ts';
import { BlockCard } from './block-card.view.tsx';
import type { LayoutStore } from './layout.store.ts';

/** Ways into daily pages: those that the user chose from the menu, else those that they use most. */
export const ShortcutsBlock = observer(function ShortcutsBlock({ layout }: { readonly layout: LayoutStore }) {
  const session = useService(SessionStore);
  const pages = menuPages(session.menu).filter(entry => entry.section.uniqueKey !== 'home');
  const menu = pages.map(({ page }) => page.uniqueKey);
  const chosen = layout.shortcuts(menu);
  const entries = chosen.flatMap(({ page }) => pages.find(entry => entry.page.uniqueKey === page) ?? []);
  return (
    <BlockCard title={workplaceText.shortcuts} lead={!layout.layout.shortcuts && <small>{session.say(workplaceText.shortcutsLead)}</small>}>
      {entries.length === 0 && <p className="home-note">{session.say(workplaceText.noShortcuts)}</p>}
      <ul className="home-shortcuts">
        {entries.map(({ section, page }) => (
          <li key={page.path}>
            <Link to={page.path} title={menuName(page, session.language)}>
              {sectionIcon(section.uniqueKey)}
              <span>
                {menuName(page, session.language)}
                <small>{menuName(section, session.language)}</small>
              </span>
            </Link>
            {layout.editing && (
              <Button
                size="small"
                variant="minimal"
                icon={<Cross />}
                aria-label={session.say(workplaceText.removeShortcut, { page: menuName(page, session.language) })}
                onClick={() => layout.choose(chosen.filter(one => one.page !== page.uniqueKey))}
              />
            )}
          </li>
        ))}
      </ul>
      {layout.editing && (
        <div className="home-ways">
          <AddShortcut layout={layout} />
          {layout.layout.shortcuts && (
            <Button size="small" variant="minimal" text={session.say(workplaceText.propose)} onClick={() => layout.choose(undefined)} />
          )}
        </div>
      )}
    </BlockCard>
  );
});

const AddShortcut = observer(function AddShortcut({ layout }: { readonly layout: LayoutStore }) {
  const session = useService(SessionStore);
  const pages = menuPages(session.menu).filter(entry => entry.section.uniqueKey !== 'home');
  const menu = pages.map(({ page }) => page.uniqueKey);
  const chosen = layout.shortcuts(menu);
  const left = pages.filter(({ page }) => !chosen.some(one => one.page === page.uniqueKey));
  if (chosen.length >= homeLimits.shortcuts)
    return <span className="home-note">{session.say(workplaceText.mostShortcuts, { most: homeLimits.shortcuts })}</span>;
  return (
    <HTMLSelect
      aria-label={session.say(workplaceText.addShortcut)}
      value=""
      onChange={({ target }) => target.value !== '' && layout.choose([...chosen, { page: target.value }])}
    >
      <option value="">{session.say(workplaceText.addShortcut)}</option>
      {[...Map.groupBy(left, ({ section }) => section)].map(([section, entries]) => (
        <optgroup key={section.uniqueKey} label={menuName(section, session.language)}>
          {entries.map(({ page }) => (
            <option key={page.uniqueKey} value={page.uniqueKey}>
              {menuName(page, session.language)}
            </option>
          ))}
        </optgroup>
      ))}
    </HTMLSelect>
  );
});
