import { fill, type Refusal, type Text } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { useSearch } from '../../../engine/use-search.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import './shop-attempts.css';
import { attemptsText as text } from './attempts-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly at: string;
  readonly by?: number;
  readonly step: 'begin' | 'callback' | 'credentials' | 'test' | 'revoke';
  readonly ok: boolean;
  readonly detail: string;
}

interface Ended {
  readonly good: boolean;
  readonly words: Text;
}

/** The steps of authorising shops, newest first. An authorisation that comes back from its platform ends here. */
export const ShopAttempts = observer(function ShopAttempts({ active }: ViewProps) {
  const session = useService(Session);
  const client = useService(MainClient);
  const { search, replace } = useSearch();
  const { key: place } = useLocation();
  const [rows, setRows] = useState<readonly Row[]>();
  const [ended, setEnded] = useState<Ended>();
  const [refusal, setRefusal] = useState<Refusal>();
  /** The secret that was sent: the address is read again before it is gone from it. */
  const sent = useRef<string>(undefined);
  /** How many were ended here: after each the list is loaded again. */
  const [ends, setEnds] = useState(0);
  const latest = useLatest();
  useEffect(() => {
    const returned = new URLSearchParams(search);
    const state = returned.get('state');
    if (!active || state === null) return;
    const rest = new URLSearchParams(search);
    for (const name of ['state', 'code', 'sellerId', 'error']) rest.delete(name);
    // the secret leaves the address before anything else, and again where somebody who knew it still put it back
    replace(rest.toString());
    if (sent.current === state) return;
    sent.current = state;
    const denied = returned.get('error') !== null;
    const end = async () => {
      const reply = await client.post(mainPaths.shopCallback, {
        state,
        ...(denied ? {} : { code: returned.get('code') ?? '', sellerId: returned.get('sellerId') ?? '' }),
      });
      if (reply.ok) {
        const { code, name } = reply.value as { readonly code: string; readonly name: string };
        setEnded({ good: true, words: fill(text.done, { name: `${code} ${name}` }) });
      } else setEnded({ good: false, words: denied ? text.denied : reply.refusal.message });
      setEnds(before => before + 1);
    };
    void end();
  }, [active, client, replace, search, place]);
  useEffect(() => {
    if (!active) return latest.giveUp();
    void latest.ask(
      signal => client.get(mainPaths.shopAttempts, {}, { signal }),
      reply => {
        if (reply.ok) setRows((reply.value as { readonly rows: readonly Row[] }).rows);
        else setRefusal(reply.refusal);
      },
    );
  }, [latest, active, client, search, place, ends]);
  const heads = [text.at, text.shop, text.step, text.result, text.by];
  return (
    <div className="ax-attempts">
      {ended && (
        <Callout intent={ended.good ? 'success' : 'danger'} role="status">
          {session.say(ended.words)}
        </Callout>
      )}
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {!rows && !refusal && <Spinner size={24} />}
      {rows && (
        <table className="ax-table ax-lined" aria-label={session.say(text.title)}>
          <TableHeads heads={heads} />
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={heads.length}>{session.say(text.none)}</td>
              </tr>
            )}
            {rows.map(({ id, at, code, name, step, ok, detail, by }) => (
              <tr key={id}>
                <td className="ax-number">{localMoment(at)}</td>
                <td>{`${code} ${name}`}</td>
                <td>{session.say(text[step])}</td>
                <td>{`${session.say(ok ? text.good : text.bad)}${detail === '' ? '' : ` · ${detail}`}`}</td>
                <td>{by === undefined ? '' : session.nickname(by)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
