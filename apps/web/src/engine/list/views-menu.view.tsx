import { fill, type Refusal } from '@axle/kernel';
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { viewsText } from '../../text/views.ts';
import { viewsMenuText } from '../../text/views-menu.ts';
import { writeAddress } from './query-address.ts';
import { usePageModel } from '../page-model-context.ts';

/** The menu of saved views: keep, rename, move, open the page with one, delete. */
export const ViewsMenu = observer(function ViewsMenu({ onAsk }: { readonly onAsk: (what: 'new' | 'edit') => void }) {
  const { list, views } = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const dialogs = useService(Dialogs);
  const { active, changed, kept } = views;
  const { stored } = kept;
  const report = async (done: Promise<Refusal | undefined>, good?: typeof viewsText.saved) => {
    const refusal = await done;
    if (refusal) messages.show('bad', refusal.message);
    else if (good) messages.show('good', good);
  };
  const remove = async () => {
    if (!active) return;
    const text = fill(viewsMenuText.removeText, { name: active.name });
    const goesOn = await dialogs.confirm({ title: viewsMenuText.remove, text, confirm: viewsMenuText.remove, tone: 'danger' });
    if (goesOn) await report(views.remove(active));
  };
  const copyLink = async () => {
    const { state, fields, page } = list;
    const shared = active && !changed && active.audience !== 'private';
    // a view of one's own opens nothing for others: its conditions travel instead
    const params = shared
      ? new URLSearchParams({ view: String(active.id) })
      : writeAddress(state, fields, page.sort, new URLSearchParams());
    await navigator.clipboard?.writeText(`${location.origin}${location.pathname}${params.size > 0 ? `?${params}` : ''}`);
    messages.show('good', viewsMenuText.linkCopied);
  };
  const at = active ? views.views.indexOf(active) : -1;
  const isFirst = active !== undefined && stored.first === active.id;
  return (
    <Menu>
      {views.views.map(view => (
        <MenuItem
          key={view.id}
          roleStructure="listoption"
          selected={view === active}
          text={view.name}
          label={session.say(viewsMenuText[view.audience])}
          onClick={() => views.open(view)}
        />
      ))}
      {views.views.length > 0 && <MenuDivider />}
      {active?.own && changed && <MenuItem text={session.say(viewsText.save)} onClick={() => void report(views.save(), viewsText.saved)} />}
      <MenuItem text={session.say(viewsMenuText.saveAs)} onClick={() => onAsk('new')} />
      <MenuItem text={session.say(viewsMenuText.copyLink)} onClick={() => void copyLink()} />
      {active && (
        <>
          {active.own && <MenuItem text={session.say(viewsMenuText.edit)} onClick={() => onAsk('edit')} />}
          <MenuItem disabled={at <= 0} text={session.say(viewsMenuText.moveLeft)} onClick={() => void kept.move(active, -1)} />
          <MenuItem
            disabled={at === views.views.length - 1}
            text={session.say(viewsMenuText.moveRight)}
            onClick={() => void kept.move(active, 1)}
          />
          <MenuItem
            text={session.say(isFirst ? viewsMenuText.unsetFirst : viewsMenuText.setFirst)}
            onClick={() => void report(kept.setFirst(isFirst ? undefined : active.id))}
          />
          {stored.roles && (
            <MenuItem text={session.say(viewsMenuText.roleFirst)}>
              {stored.roles.map(role => (
                <MenuItem
                  key={role.code}
                  roleStructure="listoption"
                  selected={role.first === active.id}
                  shouldDismissPopover={false}
                  text={session.say({ zh: role.nameZh, en: role.nameEn })}
                  onClick={() => void report(kept.setFirst(role.first === active.id ? undefined : active.id, role.code))}
                />
              ))}
            </MenuItem>
          )}
          {active.own && <MenuItem intent="danger" text={session.say(viewsMenuText.remove)} onClick={() => void remove()} />}
        </>
      )}
    </Menu>
  );
});
