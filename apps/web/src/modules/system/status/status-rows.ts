import { text } from '@axle/kernel';
import { type EnumOption, optionOf, type RecordRow, type Resource } from '@axle/page-kit';

/** A status as the list shows it. */
export interface StatusRow {
  readonly domain: string;
  readonly code: string;
  readonly documentZh: string;
  readonly documentEn: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly tone: NonNullable<EnumOption['tone']>;
  readonly terminal: boolean;
  readonly next: readonly string[];
  readonly platformMap: readonly string[];
}

/** A row of the list as a status. */
export const statusOf = (row: RecordRow): StatusRow => ({
  domain: String(row['domain']),
  code: String(row['code']),
  documentZh: String(row['documentZh']),
  documentEn: String(row['documentEn']),
  nameZh: String(row['nameZh']),
  nameEn: String(row['nameEn']),
  tone: row['tone'] as StatusRow['tone'],
  terminal: row['terminal'] === true,
  next: (row['next'] as readonly string[] | undefined) ?? [],
  platformMap: (row['platformMap'] as readonly string[] | undefined) ?? [],
});

/** The kinds of documents in the order of the rows, each once. */
export const domainsOf = (rows: readonly StatusRow[]): readonly StatusRow[] =>
  rows.filter((row, index) => rows.findIndex(one => one.domain === row.domain) === index);

/** Name of a platform. */
export const platformName = ({ fields }: Resource, code: string): EnumOption['label'] => {
  const { platforms } = fields;
  return (platforms?.kind === 'enumList' ? optionOf(platforms.options, code)?.label : undefined) ?? text(code, code);
};
