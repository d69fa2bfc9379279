import { type Text, text } from '@axle/kernel';
import type { FoundOnPage } from '@axle/wire';
import { pagePath } from '@axle/permissions';
import { findText } from '../../text/find.ts';
import type { ChoiceGroup } from './choice.ts';

const out = ({ zh, en }: Text): Text => text(`${zh} · ${findText.outOfUse.zh}`, `${en} · ${findText.outOfUse.en}`);

/** Records that the server found, under the titles of their pages. */
export const foundChoices = (found: readonly FoundOnPage[], titleOf: (page: string) => Text): readonly ChoiceGroup[] =>
  found.map(({ section, page, rows }) => ({
    title: titleOf(page),
    choices: rows.map(({ id, code, name, disabled }) => ({
      key: `${page}-record-${id}`,
      title: text(code, code),
      note: disabled ? out(name) : name,
      path: `${pagePath(section, page)}?record=${id}`,
    })),
  }));
