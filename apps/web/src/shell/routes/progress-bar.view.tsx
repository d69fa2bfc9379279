import './progress-bar.css';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Time of the bar's way, in both phases. */
const speed = 1000;
/** Quick navigations show no bar at all. */
const patience = 120;

/** The bar at the upper edge while a navigation loads: it starts, waits, and runs to its end; it does not trickle. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(loading), loading ? patience : speed);
    return () => clearTimeout(timer);
  }, [loading]);
  const phase = !shown ? 'idle' : loading ? 'running' : 'done';
  return <div className="progress-bar" data-phase={phase} style={{ transitionDuration: `${speed}ms` }} aria-hidden="true" />;
}
