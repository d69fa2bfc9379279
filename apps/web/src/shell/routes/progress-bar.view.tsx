import './progress-bar.css';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Time of the bar's way, in both phases. */
const speed = 1000;
/** Quick navigations show no bar at all. */
const patience = 120;

type Phase = 'idle' | 'running' | 'done';

/** The bar at the upper edge while a navigation loads: it starts, waits, and runs to its end; it does not trickle. */
export function ProgressBar() {
  const { state } = useNavigation();
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (state !== 'idle') {
      const timer = setTimeout(() => setPhase('running'), patience);
      return () => clearTimeout(timer);
    }
    setPhase(before => (before === 'running' ? 'done' : before));
    const timer = setTimeout(() => setPhase('idle'), speed);
    return () => clearTimeout(timer);
  }, [state]);
  return <div className="progress-bar" data-phase={phase} style={{ transitionDuration: `${speed}ms` }} aria-hidden="true" />;
}
