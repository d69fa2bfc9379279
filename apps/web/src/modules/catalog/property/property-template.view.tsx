import type { Refusal } from '@axle/kernel';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { CategoryChoice } from './category-choice.view.tsx';
import { type PropertyColumn, PropertySheets, type TemplateSheet } from './property-sheets.ts';
import { propertyText as text } from './property-text.ts';
import './property.css';

/** What a category asks for in the end: its own properties and those handed down to it. */
export const PropertyTemplate = observer(function PropertyTemplate() {
  const session = useService(Session);
  const sheets = useService(PropertySheets);
  const [category, setCategory] = useState<number>();
  const [sheet, setSheet] = useState<TemplateSheet>();
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = async (chosen: number) => {
    setCategory(chosen);
    const reply = await sheets.template(chosen);
    setRefusal(reply.ok ? undefined : reply.refusal);
    setSheet(reply.ok ? reply.value : undefined);
  };
  const valuesOf = ({ options = [], min, max, pattern, unit }: PropertyColumn) => {
    if (options.length > 0) return options.map(option => session.say(option)).join(' · ');
    const limits = min === undefined && max === undefined ? '' : `${min ?? ''} ~ ${max ?? ''}`;
    return [limits || pattern, unit].filter(Boolean).join(' ');
  };
  const heads = [text.property, text.type, text.values, text.required, text.from];
  return (
    <div className="ax-properties">
      <header>
        <CategoryChoice value={category} onChange={chosen => void choose(chosen)} />
        {sheet && <p>{session.say(text.counts, { skus: sheet.skus, complete: sheet.complete })}</p>}
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {category === undefined && <p>{session.say(text.choose)}</p>}
      {sheet?.columns.length === 0 && <p>{session.say(text.noColumns)}</p>}
      {sheet && sheet.columns.length > 0 && (
        <table className="ax-table ax-lined">
          <TableHeads heads={heads} />
          <tbody>
            {sheet.columns.map(column => (
              <tr key={column.code}>
                <th scope="row">
                  {column.code} {session.say({ zh: column.nameZh, en: column.nameEn })}
                </th>
                <td>{session.say(text.types[column.type])}</td>
                <td>{valuesOf(column)}</td>
                <td>{column.required ? session.say(text.yes) : ''}</td>
                <td>{column.own ? session.say(text.own) : column.from}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
