import { unrestricted } from '@axle/permissions';
import { addDays } from '@axle/kernel';
import { businessDay, type HeldFile, type RecordValues } from '@axle/page-kit';
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

/** A document that a supplier of the demo has: its type, its number, days from its issue and to its end (none for one that lasts). */
type DemoFile = readonly [type: string, no: string, issued: number, left: number | undefined];

/** What a page of PDF shows: that it is a sample of a kind of document. */
function samplePdf(title: string): Buffer {
  const text = `BT /F1 28 Tf 72 720 Td (SAMPLE) Tj 0 -44 Td /F1 16 Tf (${title}) Tj 0 -28 Td /F1 11 Tf (Made up for the demo; no such document exists.) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

const titles: Readonly<Record<string, string>> = {
  licence: 'Business licence',
  iatf16949: 'IATF 16949 certificate',
  iso9001: 'ISO 9001 certificate',
  contract: 'Purchase frame contract',
  nda: 'Non-disclosure agreement',
  audit: 'Audit report',
};

/** The documents of a supplier by its place: most are in order, some expire soon, one licence expired yesterday. */
function filesOf(at: number, stage: string, type: string, uscc: string | null): readonly DemoFile[] {
  if (stage === 'potential' && at % 2 === 0) return [];
  const licence: DemoFile = [
    'licence',
    uscc ?? '',
    2200 + at * 31,
    at === 6 ? -1 : at % 5 === 2 ? 12 + at : at % 3 ? undefined : 700 + at * 20,
  ];
  if (stage === 'potential') return [licence];
  const number = String(20_240_117 + at * 1311);
  if (type === 'forwarder' || type === 'packing') return [licence, ['contract', `LG-25-${String(at).padStart(3, '0')}`, 180, 185 + at]];
  return [
    licence,
    at % 4 === 3
      ? ['iso9001', `016-${number}`, 640 + at, 455 - at]
      : ['iatf16949', `0${number}`, 900 + at * 3, at % 7 === 1 ? -26 : at % 6 === 4 ? 21 : 195 + at],
    ['contract', `PF-25-${String(at + 1).padStart(3, '0')}`, 330, at % 8 === 5 ? 9 : 400 + at],
    ...(at % 3 === 1 ? [['nda', `NDA-25-${String(at + 1).padStart(3, '0')}`, 320, undefined] as const] : []),
    ...(at % 5 === 0 ? [['audit', `AU-${number.slice(2)}`, 140 + at, 225 - at] as const] : []),
  ];
}

/** Adds the documents of the demo's suppliers. Those of a kind show the same sample page. */
export const addDemoSupplierFiles = demoStep('supplierFiles', ['suppliers'], async ({ transaction, registry, files, person, now }) => {
  if (!files) return;
  const editor = person('purchaseManager');
  const { resource } = registry.page('supplierFile')?.page ?? {};
  if (!resource) return;
  const held = new Map<string, HeldFile>();
  for (const [type, title] of Object.entries(titles)) {
    const laid = await files.lay(Readable.from([samplePdf(title)]));
    if (!laid.ok) return;
    const name = `${type}.pdf`;
    await keepFile(transaction, laid.value, { name, mediaType: 'application/pdf', by: editor });
    held.set(type, { id: laid.value.id, name, bytes: laid.value.bytes });
  }
  const suppliers = await transaction.selectFrom('supplier').select(['id', 'stage', 'type', 'uscc']).orderBy('supplier_code').execute();
  const today = businessDay(now);
  const records = suppliers.flatMap(({ id, stage, type, uscc }, at) =>
    filesOf(at, stage, type, uscc).map(([kind, no, issued, left]): RecordValues => ({
      supplier: id,
      type: kind,
      no,
      issueDate: addDays(today, -issued),
      expiryDate: left === undefined ? undefined : addDays(today, left),
      remindDays: kind === 'iatf16949' ? 60 : 30,
      file: [held.get(kind)],
    })),
  );
  const access = unrestricted(editor);
  await insertRows(transaction, { database: transaction, resource, page: 'supplierFile', caller: { registry, access, now } }, records, {
    action: 'add',
  });
});
