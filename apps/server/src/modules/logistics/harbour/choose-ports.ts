import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { publicPorts } from './public-ports.ts';

/** Most ports that a search lists. */
const mostListed = 200;

const notListed = (codes: readonly string[]): Refusal => ({
  code: 'UNKNOWN_PORT',
  field: 'codes',
  message: fill({ zh: '公共列表中没有：{codes}', en: 'Not on the public list: {codes}' }, { codes: codes.slice(0, 20).join(', ') }),
});

/** Ports of the public list by code, name and country, and which of them are harbours already. */
const publicList: ToolHandler = async ({ parts: { database }, input }) => {
  const sought = String(input['sought'] ?? '')
    .trim()
    .toLowerCase();
  const country = await database
    .selectFrom('country')
    .select('iso2')
    .where('id', '=', Number(input['country'] ?? 0))
    .executeTakeFirst();
  const found = (await publicPorts()).filter(
    ({ unlocode, name }) =>
      unlocode.startsWith(country?.iso2 ?? '') && (unlocode.toLowerCase().startsWith(sought) || name.toLowerCase().includes(sought)),
  );
  const listed = found.slice(0, mostListed);
  const codes = listed.map(({ unlocode }) => unlocode);
  const kept = codes.length === 0 ? [] : await database.selectFrom('harbour').select('unlocode').where('unlocode', 'in', codes).execute();
  const known = new Set(kept.map(({ unlocode }) => unlocode));
  return ok({ found: found.length, lines: listed.map(port => ({ ...port, kept: known.has(port.unlocode) })) });
};

/** Adds harbours by their codes as the public list has them: all or none; what is kept already stays as it is. */
const takeFromList: ActionHandler = async ({ parts, input }) => {
  const typed = String(input['codes'])
    .toUpperCase()
    .split(/[\s,;，；、]+/);
  const codes = [...new Set(typed.filter(code => code !== ''))];
  const ports = new Map((await publicPorts()).map(port => [port.unlocode, port]));
  const unknown = codes.filter(code => !ports.has(code));
  if (unknown.length > 0) return refuse(notListed(unknown));
  return inTransaction(parts.database, async transaction => {
    const kept = await transaction.selectFrom('harbour').select('unlocode').where('unlocode', 'in', codes).execute();
    const known = new Set(kept.map(({ unlocode }) => unlocode));
    const countries = await transaction.selectFrom('country').select(['id', 'iso2']).execute();
    const countryOf = new Map(countries.map(({ id, iso2 }) => [iso2, id]));
    for (const code of codes.filter(one => !known.has(one))) {
      const { name, ...place } = ports.get(code)!;
      const values = { ...place, nameZh: name, nameEn: name, kind: 'sea', country: countryOf.get(code.slice(0, 2)) };
      const added = await addRecord({ ...parts, database: transaction }, values);
      if (!added.ok) return added;
    }
    return ok([]);
  });
};

/** The tool over the public list of ports, and the effect of taking some of it over. */
export const portTools: ToolHandlers = { 'harbour.publicList': publicList };
export const portActions: ActionHandlers = { 'harbour.takeFromList': takeFromList };
