import { nameTaken } from '@axle/development';
import { foldSpelling } from '@axle/kernel';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/**
 * [N22] Keeps which code a name stands for with a supplier: the table has each once, so that of two templates written at the same
 * moment the second waits and is refused. A name that no version has any more is free again.
 */
export const keepTemplateNames: Consequence = async (transaction, _, rows) => {
  for (const { before, after } of rows) {
    if (after && !before) {
      const name = foldSpelling(String(after['name']));
      const { rows: held } = await sql<{ code: string }>`
        insert into order_template_name (name, supplier, code) values (${name}, ${after['supplier'] ?? null}, ${after['code']})
        on conflict (name, supplier) do update set code = order_template_name.code returning code`.execute(transaction);
      if (held[0]?.code !== after['code']) throw new RefusedWrite(nameTaken);
    }
    if (before && !after) {
      const name = foldSpelling(String(before['name']));
      const { rows: others } = await sql<{ name: string }>`
        select name from order_template where code = ${before['code']}
          and supplier is not distinct from ${before['supplier'] ?? null}`.execute(transaction);
      if (others.some(other => foldSpelling(other.name) === name)) continue;
      await sql`delete from order_template_name
        where name = ${name} and supplier is not distinct from ${before['supplier'] ?? null} and code = ${before['code']}`.execute(
        transaction,
      );
    }
  }
};
