import type { ProbedPage } from './probed-pages.ts';
import type { RightsServer } from './rights-server.ts';

/** The reading calls of a page that show anything of its planted record. */
export async function shownOf(server: RightsServer, { planted, probes }: ProbedPage): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const probe of probes.filter(({ writes }) => !writes)) {
    const { bytes } = await server.send(probe);
    for (const marker of planted.markers.values()) if (bytes.includes(marker) && !sentBy(probe.input, marker)) found.add(probe.name);
  }
  return [...found];
}

const sentBy = (input: unknown, marker: string): boolean => JSON.stringify(input ?? {}).includes(marker);
