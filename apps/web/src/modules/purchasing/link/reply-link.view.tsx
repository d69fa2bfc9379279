import { type Refusal, text as words } from '@axle/kernel';
import { permissionCode, type RefField } from '@axle/page-kit';
import { Button, Callout, Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ShownOnce } from '../../../engine/share-link/shown-once.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type GivenLink, ReplyLinks } from './reply-links.ts';
import './reply-link.css';

const text = {
  title: words('供应商回复链接', 'Link for the supplier'),
  hint: words(
    '供应商不用登录即可回复该订单的当前版本；14天内有效，只能提交一次。系统不保存链接本身，关闭后不能再次查看。',
    'The supplier replies to the current version of the order without signing in, once and within 14 days. The link itself is not stored and cannot be shown again.',
  ),
  revoke: words('之前的链接作废', 'Revoke earlier links'),
  give: words('生成链接', 'New link'),
  link: words('链接', 'Link'),
} as const;

const orderField: RefField = { kind: 'ref', label: words('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true };

/** Gives out a link for an order, shown once to be copied. */
export const ReplyLink = observer(function ReplyLink({ section, page }: ViewProps) {
  const session = useService(Session);
  const links = useService(ReplyLinks);
  const [order, setOrder] = useState<unknown>();
  const [revoke, setRevoke] = useState(false);
  const [given, setGiven] = useState<GivenLink>();
  const [refusal, setRefusal] = useState<Refusal>();
  if (session.viewing || !session.can(permissionCode(section, page.key, 'link'))) return null;
  const address = given && new URL(given.address, window.location.origin).href;
  const give = async () => {
    const answer = await links.give(Number(order), revoke);
    setRefusal(answer.ok ? undefined : answer.refusal);
    setGiven(answer.ok ? answer.value : undefined);
  };
  return (
    <section className="ax-reply-link" aria-label={session.say(text.title)}>
      <h3>{session.say(text.title)}</h3>
      <p className="ax-hint">{session.say(text.hint)}</p>
      <div className="ax-reply-link-order">
        <TypedField field={orderField} value={order} note={null} refusal={undefined} onChange={setOrder} />
        <Checkbox checked={revoke} label={session.say(text.revoke)} onChange={event => setRevoke(event.currentTarget.checked)} />
        <Button text={session.say(text.give)} disabled={typeof order !== 'number'} onClick={() => void give()} />
      </div>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {address !== undefined && <ShownOnce name={session.say(text.link)} secret={address} />}
    </section>
  );
});
