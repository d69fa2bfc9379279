import type { BomLine, BomTable } from '@axle/catalog';
import { mostLevels } from '@axle/catalog';
import type { Decimal, LocalDate } from '@axle/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Of the table `b`: in force on a day. */
const inForce = (day: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`b.state = 'active' and b.effective_from <= ${day}::date and (b.effective_to is null or b.effective_to >= ${day}::date)`;

/** The BOMs in force on a day of some parts and of everything below them. */
export async function bomsBelow(database: Kysely<Tables>, parts: readonly string[], day: LocalDate): Promise<BomTable> {
  const { rows } = await sql<{ parent: string; child: string; quantity: string; scrap: string | null }>`
    with recursive below (code, level) as (
      select unnest(${[...parts]}::text[]), 0
      union select l.child, below.level + 1 from below join bom b on b.parent = below.code and ${inForce(day)} join bom_lines l
      on l.record_id = b.id
      where below.level <= ${mostLevels})
    select b.parent, l.child, l.quantity, l.scrap from bom b join bom_lines l on l.record_id = b.id
    where ${inForce(day)} and b.parent in (select code from below) order by b.parent, l.line_no`.execute(database);
  const lineOf = ({ child, quantity, scrap }: (typeof rows)[number]): BomLine => ({
    child,
    quantity: quantity as Decimal,
    ...(scrap === null ? {} : { scrap: scrap as Decimal }),
  });
  return new Map([...Map.groupBy(rows, ({ parent }) => parent)].map(([parent, lines]) => [parent, lines.map(lineOf)]));
}

/** A part that contains another one, directly or by way of others. */
export interface Container {
  readonly id: number;
  readonly parent: string;
  readonly bomVersion: number;
  /** The component by which it contains the part. */
  readonly child: string;
  readonly quantity: string;
  /** 1 for a direct component. */
  readonly level: number;
}

/** Everything that contains a part by the BOMs in force on a day: nearest first. */
export async function bomsAbove(database: Kysely<Tables>, part: string, day: LocalDate): Promise<readonly Container[]> {
  const { rows } = await sql<Container>`
    with recursive above (id, parent, "bomVersion", child, quantity, level) as (
      select b.id, b.parent, b.bom_version, l.child, l.quantity, 1 from bom b join bom_lines l on l.record_id = b.id where ${inForce(day)}
      and l.child = ${part}
      union select b.id, b.parent, b.bom_version, l.child, l.quantity, above.level + 1
      from above join bom_lines l on l.child = above.parent join bom b on b.id = l.record_id and ${inForce(day)}
      where above.level < ${mostLevels})
    select * from above order by level, parent, child`.execute(database);
  return rows;
}
