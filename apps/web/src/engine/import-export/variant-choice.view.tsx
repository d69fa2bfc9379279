import { type Text, text } from '@axle/kernel';
import { fieldsOf, importingOf, type Page } from '@axle/page-kit';
import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ImportKind } from './import-kind.ts';

/** What is imported, in words: the page, and which kind of file where it takes several. */
export function importTitle({ title, importing }: Page, variant: string | null): Text {
  const variantTitle = importing?.variants?.find(({ key }) => key === variant)?.title;
  return variantTitle ? text(`${title.zh} · ${variantTitle.zh}`, `${title.en} · ${variantTitle.en}`) : title;
}

/**
 * Which kind of file it is, where the page takes several, and what stands in it; those of which the user may write nothing are left out.
 */
export const VariantChoice = observer(function VariantChoice({ kind }: { readonly kind: ImportKind }) {
  const session = useService(Session);
  const { page, resource } = usePageModel();
  const id = useId();
  const { variants } = page.importing ?? {};
  if (!variants) return undefined;
  const keys = resource.unique[0]?.fields ?? [];
  const mayWrite = (name: string) => session.fieldAccess(page.key, name).write;
  const open = variants.filter(one => one.columns.some(name => !keys.includes(name) && mayWrite(name)));
  const columns = (importingOf(page.importing, kind.variant)?.columns ?? []).filter(mayWrite);
  const labels = columns.flatMap(name => fieldsOf(resource)[name]?.label ?? []);
  return (
    <div className="ax-import-variant">
      <label htmlFor={id}>{session.say(importText.variant)}</label>
      <HTMLSelect id={id} value={kind.variant ?? ''} onChange={event => kind.take(event.currentTarget.value || null)}>
        <option value="">{session.say(importText.wholeVariant)}</option>
        {open.map(({ key, title }) => (
          <option key={key} value={key}>
            {session.say(title)}
          </option>
        ))}
      </HTMLSelect>
      <p className="ax-faint">{labels.map(label => session.say(label)).join(session.say(importText.between))}</p>
    </div>
  );
});
