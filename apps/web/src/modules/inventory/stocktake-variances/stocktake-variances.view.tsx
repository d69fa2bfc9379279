import { PageInTab } from '../../../engine/page/page-in-tab.view.tsx';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';

/** What counts found otherwise than the book, line by line, where their reasons are given. */
export const StocktakeVariances = ({ section, active }: ViewProps) => <PageInTab section={section} page="stocktakeLine" active={active} />;
