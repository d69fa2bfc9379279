import './starting.css';
import { Mark } from '../mark.view.tsx';

/** Shown while the first route loads. */
export function Starting() {
  return (
    <div className="starting" aria-busy="true">
      <Mark />
    </div>
  );
}
