import { inLanguage } from '@axle/kernel';
import { conditionWords as words, type Field, type Filter, formatValue, isReference, labelledCondition } from '@axle/page-kit';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { standingWords } from '../references/reference-words.ts';
import type { GridReader } from '../fields/grid-text.ts';

/** A filter in words for its chip: `年款 ≥ 2010`, `Make: Toyota`. Users and pages are named by the reader's session. */
export const filterWords = (filter: Filter, field: Field, reader: GridReader): string =>
  labelledCondition(inLanguage(field.label, reader.language), conditionWords(filter, field, reader));

/** The condition alone: `≥ 2010`, `Toyota, Honda`, `last 30 days`. */
export const conditionWords = (filter: Filter, field: Field, reader: GridReader): string =>
  words(filter, reader.language, value => {
    if (value === null || value === undefined) return '…';
    if (field.kind === 'user') return reader.nickname(Number(value));
    if (isReference(field)) return standingWords(reader, field, Number(value));
    if (field.kind === 'page') return reader.pageTitle(String(value));
    // a whole day, or a moment
    if (field.kind === 'instant') return String(value).includes('T') ? localMoment(String(value)) : String(value);
    if (field.kind === 'enumList') return formatValue({ ...field, kind: 'enum' }, value, reader.language);
    if (field.kind === 'tags') return String(value);
    return formatValue(field, value, reader.language);
  });
