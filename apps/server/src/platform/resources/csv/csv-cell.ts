import { inLanguage, type Language } from '@axle/kernel';
import { type EnumOption, type Field, snakeCase } from '@axle/page-kit';
import { csvCell, literalCell } from '@axle/tasks';
import { type RawBuilder, sql } from 'kysely';
import type { CsvWriting } from '../../exports/export-source.ts';
import { columnOf } from '../query/columns.ts';
import type { KnownResource } from '../record-parts.ts';

/** How the database writes a field into a csv file: what is written, and the table that has to be joined for it. */
export interface CsvCell {
  readonly cell: RawBuilder<unknown>;
  readonly join?: RawBuilder<unknown>;
}

/**
 * The cell of a field of `t`, just as `exportCells` and `csvCell` write it; undefined for kinds that the database does not write.
 * A change of how a kind is written changes both: a test compares them.
 */
export function csvCellOf(key: string, field: Field, { language, pages }: CsvWriting): CsvCell | undefined {
  const column = columnOf(key);
  switch (field.kind) {
    case 'text':
    case 'code':
      return { cell: guarded(column) };
    case 'integer':
    case 'bytes':
      return { cell: column };
    case 'decimal':
    case 'money':
    case 'percent':
    case 'quantity':
    case 'measure':
      return { cell: sql`trim_scale(${column})` };
    case 'date':
    case 'week':
    case 'month':
    case 'time':
      return { cell: column };
    case 'bool': {
      const [yes, no] = language === 'en' ? ['Yes', 'No'] : ['是', '否'];
      return { cell: sql`case when ${column} then ${yes} when not ${column} then ${no} end` };
    }
    case 'enum':
      return {
        cell: labelOf(column, field.options, label => csvCell(literalCell(inLanguage(label, language))), guarded(sql`${column}::text`)),
      };
    case 'enumList':
      return {
        cell: beginSafely(field.options, language)
          ? listed(column, field.options, language)
          : guardedOnce(listed(column, field.options, language)),
      };
    case 'tags':
      return { cell: sql`case when ${column} is not null then ${guardedOnce(tagged(column))} end` };
    case 'instant':
      return { cell: sql`date_trunc('second', ${column} at time zone 'UTC')` };
    case 'user': {
      const user = sql.ref(`user of ${key}`);
      const nickname = language === 'en' ? sql`coalesce(u.nickname_en, u.nickname)` : sql`u.nickname`;
      return {
        cell: sql`coalesce(${sql.ref(`user of ${key}.cell`)}, ${column}::text)`,
        // worked out once for each user rather than in each row, which `offset 0` asks for
        join: sql`left join lateral (select ${guarded(nickname)} as cell from app_user as u where u.id = ${column} offset 0) as ${user}
          on true`,
      };
    }
    case 'page':
      return { cell: guarded(sql`coalesce(${JSON.stringify(Object.fromEntries(pages))}::jsonb ->> ${column}, ${column})`) };
    default:
      return undefined;
  }
}

/** The code of the record that a reference leads to. */
export function referredCell(key: string, { table, readFrom, knownBy }: KnownResource): CsvCell {
  const referred = sql.ref(`referred by ${key}`);
  return {
    cell: guarded(sql`${sql.ref(`referred by ${key}.${snakeCase(knownBy.code)}`)}::text`),
    join: sql`left join ${sql.table(readFrom ?? table)} as ${referred} on ${referred}.id = ${columnOf(key)}`,
  };
}

/**
 * The rules of `literalCell` and `csvCell` where they run over millions of cells: nearly none begins with one of the signs (tab, return,
 * # ' + - = @, the wide ones, and those that nobody sees), so that the function is called for next to none.
 */
const guarded = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ascii(${text}) not between 65 and 172 and ascii(${text}) not between 174 and 8202
  and not (ascii(${text}) between 48 and 57 or ascii(${text}) between 12288 and 65278) then guarded_cell(${text}) else ${text} end`;

/** {@link guarded} for what is dear to work out: once is enough. */
const guardedOnce = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${guarded(sql`worked.cell`)} from (select ${text} as cell offset 0) as worked)`;

const labelOf = (
  code: RawBuilder<unknown>,
  options: readonly EnumOption[],
  write: (label: EnumOption['label']) => string,
  other: RawBuilder<unknown>,
) =>
  options.length === 0
    ? other
    : sql`case ${code} ${sql.join(
        options.map(option => sql`when ${option.code} then ${write(option.label)}`),
        sql` `,
      )} else ${other} end`;

const beginSafely = (options: readonly EnumOption[], language: Language): boolean =>
  options.map(({ label }) => inLanguage(label, language)).every(label => csvCell(literalCell(label)) === label && !label.startsWith("'"));

/** Entry by entry only where codes cannot be replaced one after the other in the whole list, which is several times quicker. */
function listed(column: RawBuilder<unknown>, options: readonly EnumOption[], language: Language): RawBuilder<unknown> {
  const labels = options.map(({ code, label }) => ({ code, label: inLanguage(label, language) }));
  const replaced = labels.every(
    ({ code, label }) => typeof code === 'string' && labels.every(other => other.code === code || other.code !== label),
  );
  if (replaced && options.length <= mostReplaced)
    return sql`array_to_string(${labels.reduce((list, { code, label }) => sql`array_replace(${list}, ${code}, ${label})`, column)}, ', ')`;
  const label = labelOf(sql`entry`, options, text => inLanguage(text, language), sql`entry::text`);
  return sql`(select string_agg(${label}, ', ' order by place) from unnest(${column}) with ordinality as list (entry, place))`;
}

const mostReplaced = 12;

const tagged = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when array_to_string(${column}, e'\\x01') ~ e'[,;，；、\\n]|(^|\\x01)\\\\[' then array_to_json(${column})::text
  else array_to_string(${column}, ', ') end`;
