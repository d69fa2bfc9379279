import { compressYears } from './compress-years.ts';
import { type FitmentRange, type FitmentYear, vehicleKey } from './fitment-row.ts';
import { xmlElement } from './xml-text.ts';

/** The numbers of the Auto Care databases (VCdb, PCdb) by what they stand for. */
export interface AcesNumbers {
  readonly make: (make: string) => string | undefined;
  readonly model: (make: string, model: string) => string | undefined;
  readonly submodel: (submodel: string) => string | undefined;
}

/** A part in an ACES document. */
export interface AcesPart {
  readonly part: string;
  /** Number of the part type (PCdb part terminology). */
  readonly partType: string | undefined;
  /** Number of the position (PCdb). */
  readonly position?: string | undefined;
  readonly qty: number;
  /** Number of the part's brand (AAIA). */
  readonly brand?: string | undefined;
  readonly rows: readonly FitmentYear[];
  /** What the last document had: then only ranges that differ are written, those that go with the action D. */
  readonly before?: readonly FitmentYear[] | undefined;
}

/** Who sends the document and what of it is said in its header. */
export interface AcesHeader {
  readonly company: string;
  readonly senderName: string;
  readonly senderPhone: string;
  /** `2026-05-20`. */
  readonly transferDate: string;
  readonly title: string;
  readonly submission: 'FULL' | 'UPDATE';
  readonly vcdbDate: string;
  readonly qdbDate: string;
  readonly pcdbDate: string;
}

/** Why a part or a vehicle does not stand in the document. */
export interface AcesGap {
  readonly part: string;
  readonly lacks: 'partType' | 'make' | 'model';
  readonly name: string;
}

/** A document with what it could not carry. */
export interface AcesDocument {
  readonly xml: string;
  readonly records: number;
  readonly gaps: readonly AcesGap[];
}

/** Most characters of a note. */
const noteLength = 240;

/** The application of one range, in the order of the schema; undefined where a number is lacking. */
function application(
  { part, partType, position, qty, brand }: AcesPart,
  range: FitmentRange,
  numbers: AcesNumbers,
  { action, id }: { readonly action: 'A' | 'D'; readonly id: number },
): string | AcesGap {
  const [make, model] = [numbers.make(range.make), numbers.model(range.make, range.model)];
  if (partType === undefined) return { part, lacks: 'partType', name: part };
  if (make === undefined) return { part, lacks: 'make', name: range.make };
  if (model === undefined) return { part, lacks: 'model', name: `${range.make} ${range.model}` };
  const submodel = range.submodel ? numbers.submodel(range.submodel) : undefined;
  const notes = [submodel === undefined ? range.submodel : undefined, range.engine, range.note].flatMap(note => (note ? [note] : []));
  return xmlElement(
    'App',
    { action, id },
    {
      within: [
        xmlElement('Years', { from: range.yearFrom, to: range.yearTo }),
        xmlElement('Make', { id: make }),
        xmlElement('Model', { id: model }),
        ...(submodel === undefined ? [] : [xmlElement('SubModel', { id: submodel })]),
        ...notes.map(note => xmlElement('Note', {}, [...note].slice(0, noteLength).join(''))),
        xmlElement('Qty', {}, String(qty)),
        xmlElement('PartType', { id: partType }),
        ...(position === undefined ? [] : [xmlElement('Position', { id: position })]),
        xmlElement('Part', brand === undefined ? {} : { BrandAAIAID: brand }, part),
      ],
    },
  );
}

const rangeKey = ({ yearFrom, yearTo, ...vehicle }: FitmentRange): string => `${yearFrom}-${yearTo} ${vehicleKey(vehicle)}`;

/** The ranges that a document takes off, and those that it adds. */
function changedRanges({ rows, before }: AcesPart): readonly (readonly ['A' | 'D', readonly FitmentRange[]])[] {
  const [now, last] = [compressYears(rows), compressYears(before ?? [])];
  const [nowKeys, lastKeys] = [now, last].map(ranges => new Set(ranges.map(rangeKey))) as [Set<string>, Set<string>];
  return [
    ['D', last.filter(range => !nowKeys.has(rangeKey(range)))],
    ['A', now.filter(range => !lastKeys.has(rangeKey(range)))],
  ];
}

const headerOf = (header: AcesHeader): string =>
  xmlElement(
    'Header',
    {},
    {
      within: [
        xmlElement('Company', {}, header.company),
        xmlElement('SenderName', {}, header.senderName),
        xmlElement('SenderPhone', {}, header.senderPhone),
        xmlElement('TransferDate', {}, header.transferDate),
        xmlElement('DocumentTitle', {}, header.title),
        xmlElement('EffectiveDate', {}, header.transferDate),
        xmlElement('SubmissionType', {}, header.submission),
        xmlElement('VcdbVersionDate', {}, header.vcdbDate),
        xmlElement('QdbVersionDate', {}, header.qdbDate),
        xmlElement('PcdbVersionDate', {}, header.pcdbDate),
      ],
    },
  );

/**
 * [O4e] The fitment of parts as an ACES 4.2 document: an application for each range of years, numbered from 1, and in the footer how many
 * there are. Where the numbers of a make, a model or a part type are not known, it is a gap. An engine, and a submodel without a number,
 * stand in notes.
 */
export function acesXml(header: AcesHeader, parts: readonly AcesPart[], numbers: AcesNumbers): AcesDocument {
  const applications: string[] = [];
  const gaps = new Map<string, AcesGap>();
  for (const part of parts)
    for (const [action, ranges] of changedRanges(part))
      for (const range of ranges) {
        const written = application(part, range, numbers, { action, id: applications.length + 1 });
        if (typeof written === 'string') applications.push(written);
        else gaps.set(JSON.stringify(written), written);
      }
  const footer = xmlElement('Footer', {}, { within: [xmlElement('RecordCount', {}, String(applications.length))] });
  const lines = [headerOf(header), ...applications, footer].map(line => `\n  ${line}`);
  const root = xmlElement('ACES', { version: '4.2' }, { within: [...lines, '\n'] });
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, records: applications.length, gaps: [...gaps.values()] };
}
