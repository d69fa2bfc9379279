import type { Refusal } from '@axle/kernel';
import { type Line, linesIn } from '@axle/page-kit';
import { colourOf, type DefectClass, type KeptMark, markRefusals, pathPoints, pathText, type PhotoMark, settleMarks } from '@axle/quality';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import { writeLines } from '../../../platform/resources/writes/write-lines.ts';
import { logMarks } from '../log/keep-log.ts';

/** A mark of the line that was sent or is kept. */
const markOf = ({ place, tool, fromX, fromY, toX, toY, path, colour, width, words, defectCode }: Line): PhotoMark => ({
  place: Number(place),
  tool: tool as PhotoMark['tool'],
  from: { x: Number(fromX), y: Number(fromY) },
  to: { x: Number(toX), y: Number(toY) },
  ...(path === undefined ? {} : { path: pathPoints(String(path)) }),
  colour: colour as PhotoMark['colour'],
  width: Number(width),
  ...(words === undefined ? {} : { words: String(words) }),
  ...(defectCode === undefined ? {} : { defectCode: Number(defectCode) }),
});

const keptOf = (line: Line): KeptMark => ({
  ...markOf(line),
  edition: Number(line['edition']),
  drawnBy: Number(line['drawnBy']),
  drawnAt: new Date(String(line['drawnAt'])),
  replaced: line['replaced'] === true,
});

const lineOf = ({ from, to, path, drawnAt, ...mark }: KeptMark): Line => ({
  ...mark,
  fromX: String(from.x),
  fromY: String(from.y),
  toX: String(to.x),
  toY: String(to.y),
  ...(path === undefined ? {} : { path: pathText(path) }),
  drawnAt: drawnAt.toISOString(),
});

/** The marks with the colours of the classes of their defects. */
async function coloured(database: Transaction<Tables>, marks: readonly PhotoMark[]): Promise<readonly PhotoMark[]> {
  const codes = marks.flatMap(({ defectCode }) => (defectCode === undefined ? [] : [defectCode]));
  if (codes.length === 0) return marks;
  const { rows } = await sql<{ id: number; defectClass: DefectClass }>`
    select id, defect_class as "defectClass" from defect_code where id = any(${codes}::bigint[])`.execute(database);
  const classOf = new Map(rows.map(({ id, defectClass }) => [id, defectClass]));
  return marks.map(mark => (mark.defectCode === undefined ? mark : { ...mark, colour: colourOf(classOf.get(mark.defectCode)) }));
}

/** [Q12a] [Q53] Keeps what is drawn over a photo, which is locked as its sampling is; the file stays as it was taken. */
export async function drawMarks(
  database: Transaction<Tables>,
  caller: Actor,
  photo: number,
  given: readonly Line[],
): Promise<readonly Refusal[]> {
  const { resource } = ownParts(database, caller, 'qualityImages');
  const [before] = await withLines(database, resource, ['marks'], [{ id: photo, version: 1 }]);
  const kept = linesIn(before!, 'marks');
  const marks = await coloured(database, given.map(markOf));
  const refused = markRefusals(marks);
  if (refused.length > 0) return refused;
  const settled = settleMarks(kept.map(keptOf), marks, { user: caller.access.userId, now: caller.now });
  if (!settled.ok) return settled.refusal;
  const lines = settled.value.map(lineOf);
  await writeLines(database, resource, [{ id: photo, before: { marks: kept }, after: { marks: lines } }]);
  const shown = settled.value.filter(({ replaced }) => !replaced).length;
  const { rows } = await sql<{ sampling: number | null; photo: string }>`
    update quality_photo set annotations = ${shown === 0 ? null : shown}, version = version + 1 where id = ${photo}
    returning sampling, photo`.execute(database);
  const [{ sampling, photo: file } = { sampling: null, photo: '' }] = rows;
  if (sampling === null) return [];
  await logMarks(database, caller, { sampling, photo: file, marks: lines });
  return [];
}
