import { fill, inLanguage, type Language } from '@axle/kernel';
import { type EnumOption, type HeldFile, linesIn, type RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { wordsOfReference } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LayoutStore } from './layout.store.ts';
import { layoutText as text } from './layout-text.ts';

interface SheetProps {
  readonly store: LayoutStore;
  readonly row: RecordRow;
  readonly options: readonly EnumOption[];
  readonly language: Language;
}

/** Cells that only an order fills in. */
const empty = '—';

/** An order of the template as it will be printed, with sample values. */
export const TemplateSheet = observer(function TemplateSheet({ store, row, options, language }: SheetProps) {
  const session = useService(Session);
  const say = (words: Parameters<typeof inLanguage>[0]) => inLanguage(words, language);
  const chosen = store.columns.flatMap(code => options.filter(option => option.code === code));
  const columns = chosen.length > 0 ? chosen : options;
  const sample = row[language === 'en' ? 'sampleEn' : 'sampleZh'];
  const { packing } = row;
  const [logo] = (row['companyLogo'] ?? []) as readonly HeldFile[];
  const cell = (code: string, line: Readonly<Record<string, unknown>>): string => {
    if (code === 'sku') return wordsOfReference(session, { kind: 'ref', entity: 'supplierSku' }, Number(line['supplierSku']));
    return code === 'effQty' ? String(line['orderQty'] ?? empty) : empty;
  };
  return (
    <article className="ax-order-sheet" aria-label={session.say(text.preview)} lang={language === 'en' ? 'en' : 'zh'}>
      {!store.withoutLogo && logo?.thumb !== undefined && <img src={logo.thumb} alt={session.say(text.logoAlt)} />}
      {store.letterhead !== '' && <header>{store.letterhead}</header>}
      <h3>{say(fill(text.head, { no: String(row['tplNo']) }))}</h3>
      <table>
        <thead>
          <tr>
            {columns.map(({ code, label }) => (
              <th key={String(code)} scope="col">
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesIn(row, 'lines').map(line => (
            <tr key={String(line['supplierSku'])}>
              {columns.map(({ code }) => (
                <td key={String(code)} className={code === 'effQty' ? 'ax-right' : undefined}>
                  {cell(String(code), line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {typeof packing === 'string' && <p>{say(fill(text.packing, { words: packing }))}</p>}
      {typeof sample === 'string' && <p>{sample}</p>}
      {store.signature !== '' && <footer>{store.signature}</footer>}
    </article>
  );
});
