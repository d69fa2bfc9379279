import { inLanguage, type Language } from '@axle/kernel';
import { columnLabel } from '@axle/page-kit';
import type { ImportForm } from './import-form.ts';

/** Labels of the columns that a template has. */
export const templateLabels = ({ columns }: ImportForm, language: Language): readonly string[] =>
  columns.map(([, field]) => inLanguage(columnLabel(field), language));

/** The one row that a template has. */
export const templateExample = ({ columns, importing }: ImportForm): readonly string[] =>
  columns.map(([key]) => importing.example[key] ?? '');
