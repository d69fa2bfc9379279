import type { Figure } from '../bench/table.ts';
import { bookedKeys, demand, fullCheck } from './full-check.ts';
import { bring, type Ground, placeOf } from './ground.ts';
import { type Poster, type PosterOrder, startPoster } from './poster-order.ts';

/** Ends posters, or their database, in the middle of their work, so many times; what was acknowledged was posted once. */
async function killing(ground: Ground, what: 'server' | 'database', rounds: number, answers: number): Promise<Figure> {
  const run = `killed-${what}`;
  const skus = ground.skus.slice(80, 90);
  await bring(ground, skus, rounds * answers * 8, run);
  const acknowledged = new Set<number>();
  const note = ({ answered }: Poster) => {
    for (const [key, answer] of answered) if (answer === 'booked' || answer === 'again') acknowledged.add(key);
  };
  for (let round = 0; round < rounds; round += 1) {
    // a round begins among the keys of the one before: those are sent again
    const from = round * answers;
    const order: PosterOrder = {
      ...placeOf(ground),
      run,
      clients: 16,
      from,
      to: from + answers * 6,
      step: 1,
      times: 1,
      skus,
      pairs: true,
      way: 'out',
    };
    const poster = startPoster(order);
    await poster.until(answers);
    if (what === 'server') poster.kill();
    else await ground.killDatabase!();
    await poster.ended;
    note(poster);
  }
  const booked = await bookedKeys(ground, run);
  demand(new Set(booked).size === booked.length, 'a key was booked twice');
  const kept = new Set(booked);
  const lost = [...acknowledged].filter(key => !kept.has(key));
  demand(lost.length === 0, `${lost.length} acknowledged postings are gone`);
  demand(acknowledged.size >= answers, 'too few were acknowledged');
  await fullCheck(ground);
  return { what: `${what} ended without warning, ${rounds} times`, ours: `${acknowledged.size} acknowledged, all there once` };
}

/** The server, then the database where it is ours, is ended without warning under load. */
export const killed = async (ground: Ground, rounds: number, answers: number): Promise<readonly Figure[]> => [
  await killing(ground, 'server', rounds, answers),
  ...(ground.killDatabase ? [await killing(ground, 'database', rounds, answers)] : []),
];
