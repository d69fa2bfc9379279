import { permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { listAddress } from '../../../engine/filter-address.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { BoardFrame } from '../board/board-frame.view.tsx';
import { tableOf } from '../board/board-lines.ts';
import { type DrawnLedger, ledgersOf } from './ledgers-of.ts';
import { TAccountTable } from './t-account.view.tsx';
import { accountText as text } from './t-account-text.ts';
import { useAskedTool } from './use-asked-tool.ts';
import './t-accounts.css';

/** The page of the entries behind every number. */
const entriesPage = 'ledgerEntries';

/** [R13e] The accounts of a supplier, or of one voucher, drawn as Ts. */
export const TAccounts = observer(function TAccounts(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const board = useAskedTool(props, 'accounts');
  const { tool, inputs, values } = board;
  const { supplier, voucherNo } = inputs.values;
  const entries = values && tableOf(tool, values, 'entries');
  const openings = values && tableOf(tool, values, 'openings');
  const ledgers = entries && openings ? ledgersOf(entries.lines, openings.lines) : [];
  const mayOpen = session.can(permissionCode(section, entriesPage, 'list'));
  const isChosen = supplier !== undefined || voucherNo !== undefined;
  const addressOf = ({ companyEntity, currency }: DrawnLedger, account: string, voucher: unknown) => {
    const of = (field: string, value: unknown) => (value === undefined ? [] : [{ field, op: 'in' as const, value: [value] }]);
    const ofAccount = [...of('supplier', supplier), ...of('companyEntity', companyEntity), ...of('account', account)];
    const inCurrency = { field: 'currency', op: 'eq' as const, value: currency };
    const ofVoucher = { field: 'voucherNo', op: 'eq' as const, value: voucher };
    const filters = voucher === undefined ? [...ofAccount, inCurrency] : [ofVoucher];
    return mayOpen ? listAddress(`/admin/${section}/${entriesPage}`, undefined, filters) : undefined;
  };
  return (
    <BoardFrame section={section} page={page} board={board}>
      {values && !isChosen && <p className="ax-hint">{session.say(text.choose)}</p>}
      {values && isChosen && ledgers.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {entries &&
        ledgers.map(ledger => (
          <section key={`${ledger.companyEntity} ${ledger.currency}`} className="ax-kpi-panel ax-kpi-whole">
            <h3>
              <ValueView field={entries.field.fields['companyEntity']!} value={ledger.companyEntity} /> · {ledger.currency}
            </h3>
            <div className="ax-t-accounts">
              {ledger.accounts.map(account => (
                <TAccountTable
                  key={account.account}
                  account={account}
                  currency={ledger.currency}
                  field={entries.field}
                  addressOf={voucher => addressOf(ledger, account.account, voucher ?? voucherNo)}
                />
              ))}
            </div>
          </section>
        ))}
    </BoardFrame>
  );
});
