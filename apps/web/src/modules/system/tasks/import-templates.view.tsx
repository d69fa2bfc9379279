import type { Refusal } from '@axle/kernel';
import type { ImportMeta } from '@axle/wire';
import { Button, Callout, InputGroup, Spinner } from '@blueprintjs/core';
import { Download, Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { grouped } from '../../../engine/grouped.ts';
import { saveReply } from '../../../engine/files/save-file.ts';
import { TaskCenter } from '../../../engine/import-export/task-center.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { Navigation } from '../../../shell/navigation.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import './import-tabs.css';
import { importText as text } from './import-text.ts';

const megabyte = 1024 * 1024;

/** What the reader may import: the templates of each page, to be filled in, and the way to the import itself. */
export const ImportTemplates = observer(function ImportTemplates({ active }: ViewProps) {
  const session = useService(Session);
  const center = useService(TaskCenter);
  const [metas, setMetas] = useState<readonly ImportMeta[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [wanted, setWanted] = useState('');
  const latest = useLatest();
  useEffect(() => {
    if (!active) return latest.giveUp();
    void latest.ask(
      () => center.metas(),
      reply => (reply.ok ? setMetas(reply.value) : setRefusal(reply.refusal)),
    );
  }, [latest, active, center]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!metas) return <Spinner size={24} aria-label={session.say(text.loading)} />;
  const words = (meta: ImportMeta) => [session.pageTitle(meta.page), meta.nameZh, meta.nameEn].join(' ').toLowerCase();
  const found = metas.filter(meta => words(meta).includes(wanted.trim().toLowerCase()));
  return (
    <div className="ax-import-tab" tabIndex={0} role="group" aria-label={session.say(text.templates)}>
      <div className="ax-import-tab-bar">
        <InputGroup
          type="search"
          leftIcon={<Search />}
          aria-label={session.say(text.find)}
          placeholder={session.say(text.find)}
          value={wanted}
          onValueChange={setWanted}
        />
        {metas[0] && (
          <span className="ax-hint">
            {session.say(text.most, { rows: grouped(metas[0].maxRows), megabytes: Math.round(metas[0].maxBytes / megabyte) })}
          </span>
        )}
      </div>
      <table className="ax-table ax-lined" aria-label={session.say(text.templates)}>
        <TableHeads heads={[text.page, text.template, text.mode, text.files, text.import]} />
        <tbody>
          {found.length === 0 && (
            <tr>
              <td colSpan={5}>{session.say(text.noTemplates)}</td>
            </tr>
          )}
          {found.map(meta => (
            <TemplateRow key={meta.key} meta={meta} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const formats = ['xlsx', 'csv'] as const;

const TemplateRow = observer(function TemplateRow({ meta }: { readonly meta: ImportMeta }) {
  const [session, messages, navigation] = [useService(Session), useService(Messages), useService(Navigation)];
  const center = useService(TaskCenter);
  const page = session.pageTitle(meta.page);
  const name = { zh: meta.nameZh, en: meta.nameEn };
  const isWhole = !meta.key.includes('.');
  const fullName = isWhole ? page : `${page} · ${session.say(name)}`;
  const address = `/admin/${meta.section}/${meta.page}?open=import`;
  const fetchAs = async (format: (typeof formats)[number]) => {
    const reply = await center.template(meta.key, format);
    if (reply.ok) saveReply(reply.value);
    else messages.show('bad', reply.refusal.message);
  };
  return (
    <tr>
      <td>{page}</td>
      <td>{session.say(isWhole ? text.whole : name)}</td>
      <td className="ax-import-text">{session.say(text[meta.mode])}</td>
      <td>
        {formats.map(format => (
          <Button
            key={format}
            size="small"
            variant="minimal"
            icon={<Download size={12} />}
            aria-label={session.say(text.downloadAs, { name: fullName, format })}
            text={format}
            onClick={() => void fetchAs(format)}
          />
        ))}
      </td>
      <td>
        {!session.viewing && (
          <a
            href={address}
            aria-label={session.say(text.importInto, { page: fullName })}
            onClick={event => {
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              navigation.go(address);
            }}
          >
            {session.say(text.import)}
          </a>
        )}
      </td>
    </tr>
  );
});
