import type { Text } from '@axle/kernel';
import { type Access, whyCan } from '@axle/permissions';
import type { RoleSummary } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { textOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

/** A page of the section with its actions, the list first. */
export interface RightsPage {
  readonly key: string;
  readonly title: Text;
  readonly actions: readonly { readonly code: string; readonly title: Text }[];
}

interface WhyTableProps {
  readonly access: Access;
  readonly page: RightsPage;
  readonly roles: readonly RoleSummary[];
}

/** Why a user may, or may not, do each action of a page: its code and the roles that grant it. */
export const WhyTable = observer(function WhyTable({ access, page, roles }: WhyTableProps) {
  const session = useService(Session);
  return (
    <table className="ax-table ax-lined">
      <thead>
        <tr>
          <th scope="col">{session.say(text.action)}</th>
          <th scope="col">{session.say(text.roleCode)}</th>
          <th scope="col">{session.say(text.grantedBy)}</th>
        </tr>
      </thead>
      <tbody>
        {page.actions.map(({ code, title }) => {
          const reason = whyCan(access, code);
          const by = reason.code.roles.map(role =>
            session.say(textOf(roles.find(one => one.code === role) ?? { nameZh: role, nameEn: role })),
          );
          return (
            <tr key={code}>
              <td>
                {reason.allowed ? '✓ ' : '✗ '}
                {session.say(title)}
              </td>
              <td>
                <code>{code}</code>
              </td>
              <td>
                {reason.because === 'super' ? session.say(text.superUser) : by.length > 0 ? by.join(', ') : session.say(text.notGranted)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
