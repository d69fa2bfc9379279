import { Outlet } from 'react-router';
import { ProgressBar } from './progress-bar.view.tsx';

/** What stands around every route. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
}
