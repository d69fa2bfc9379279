import { useEffect, useState } from 'react';
import { Latest } from './latest.ts';

/** Asks for a component: only the newest question is answered, and none once the component has left the screen. */
export function useLatest(): Latest {
  const [latest] = useState(() => new Latest());
  useEffect(() => latest.begin(), [latest]);
  return latest;
}
