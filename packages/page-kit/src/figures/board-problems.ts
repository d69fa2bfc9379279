import type { Page } from '../page/page.ts';
import { fieldsOf } from '../resource/fields-of.ts';

/** What is wrong with the boards of a page, for its author: names of fields and tabs that are not there, tiles of one key. */
export function boardProblems({ tabs, strip, resource, filters }: Page): readonly string[] {
  const fields = resource ? fieldsOf(resource) : {};
  const boards = [...tabs, ...(strip ? [{ key: 'strip', board: strip }] : [])];
  return boards.flatMap(({ key, board }) => {
    if (!board) return [];
    const drills = board.tiles.flatMap(tile => (tile.drill ? [tile.drill] : []));
    const named = [...board.reads, ...drills.flatMap(({ row, column }) => [row, column].flatMap(filter => (filter ? [filter.field] : [])))];
    const keys = board.tiles.map(tile => tile.key);
    return [
      ...named.filter(name => !fields[name]).map(name => `board ${key}: there is no field ${name}`),
      ...drills
        .filter(({ tab }) => tab !== undefined && !tabs.some(other => other.key === tab && !other.board))
        .map(({ tab }) => `board ${key}: there is no list ${tab}`),
      ...(board.usual ?? [])
        .filter(({ field }) => !filters.includes(field))
        .map(({ field }) => `board ${key}: readers cannot change what it usually asks of ${field}`),
      ...keys.filter((one, place) => keys.indexOf(one) !== place).map(one => `board ${key}: two tiles are called ${one}`),
      ...(board.tiles.length === 0 ? [`board ${key}: it has no tile`] : []),
      ...(board.reads.length === 0 ? [`board ${key}: it names no field that its figures reveal`] : []),
    ];
  });
}
