import type { Language } from '@axle/kernel';
import { type EnumField, type LinesField, permissionCode, type Resource } from '@axle/page-kit';
import { Button, Callout, Checkbox, HTMLSelect, Spinner, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { LayoutColumns } from './layout-columns.view.tsx';
import { type LetterPart, LayoutStore } from './layout.store.ts';
import { layoutText as text } from './layout-text.ts';
import { TemplateSheet } from './template-sheet.view.tsx';
import '../../../engine/answers/ask.css';
import './template-layout.css';

const parts: readonly LetterPart[] = ['letterhead', 'signature'];
const mostLetters = 200;

/** The layout of an order template, edited beside the sheet that it makes. */
export const TemplateLayout = observer(function TemplateLayout({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const resource = page.resource as Resource;
  const [store] = useState(() => new LayoutStore(recordsOf.of(resource, page.key), resource));
  const [language, setLanguage] = useState<Language>(session.language);
  useEffect(() => {
    void store.load();
    return () => store.stop();
  }, [store]);
  const { options } = (resource.fields['layout'] as LinesField).fields['shown'] as EnumField;
  const maySave = !session.viewing && session.can(permissionCode(section, page.key, 'add'));
  const { row, against, refusal } = store;
  return (
    <div className="ax-ask ax-layout">
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {!store.rows && !refusal && <Spinner size={24} />}
      {store.rows?.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {row && (
        <>
          <form onSubmit={event => event.preventDefault()}>
            <label>
              {session.say(text.template)}
              <HTMLSelect value={row.id} onChange={event => void store.choose(Number(event.currentTarget.value))}>
                {(store.rows ?? []).map(one => (
                  <option key={one.id} value={one.id}>{`${String(one['tplNo'])} · ${String(one['name'])}`}</option>
                ))}
              </HTMLSelect>
            </label>
            <LayoutColumns store={store} options={options} />
            <Checkbox
              checked={store.withoutLogo}
              disabled={!session.fieldAccess(page.key, 'withoutLogo').write}
              label={session.say(text.logo)}
              onChange={event => store.leaveOutLogo(event.currentTarget.checked)}
            />
            {parts.map(part => (
              <label key={part}>
                {session.say(text[part])}
                <TextArea
                  rows={2}
                  maxLength={mostLetters}
                  value={store[part]}
                  disabled={!session.fieldAccess(page.key, part).write}
                  onChange={event => store.say(part, event.currentTarget.value)}
                />
              </label>
            ))}
            {against && <Callout intent="warning">{session.say(against.message)}</Callout>}
            {maySave && (
              <Button
                intent="primary"
                disabled={!store.isChanged || against !== undefined}
                loading={store.isSaving}
                onClick={() => void store.save()}
              >
                {session.say(text.save)}
              </Button>
            )}
            {store.saved !== undefined && <p role="status">{session.say(text.saved, { no: store.saved })}</p>}
          </form>
          <section aria-label={session.say(text.preview)}>
            <HTMLSelect
              aria-label={session.say(text.language)}
              value={language}
              onChange={event => setLanguage(event.currentTarget.value as Language)}
            >
              <option value="zh-cn">{session.say(text.zh)}</option>
              <option value="en">{session.say(text.en)}</option>
            </HTMLSelect>
            <TemplateSheet store={store} row={row} options={options} language={language} />
          </section>
        </>
      )}
    </div>
  );
});
