import { type Foresight, mostRowsPerPage, type RecordRow, type RecordValues } from '@axle/page-kit';

/** Most records of an action whose changes are worked out before it runs. */
export const mostForeseen = mostRowsPerPage;

/** What the tool that foresees an action is asked for records: what they hold, each once, beside what it is given. */
export function foreseenInputs({ inputs, given }: Foresight, rows: readonly RecordRow[]): RecordValues {
  const first = rows.slice(0, mostForeseen);
  const held = Object.entries(inputs).map(([input, field]) => {
    const values = first.map(row => row[field]).filter(value => value !== undefined);
    return [input, [...new Set(values)]] as const;
  });
  return { ...given, ...Object.fromEntries(held) };
}
