import {
  Box,
  Clipboard,
  CloudDownload,
  Cog,
  Cube,
  Dashboard,
  Database,
  Dollar,
  Endorsed,
  GlobeNetwork,
  History,
  Home,
  Lightbulb,
  Shop,
  ShoppingCart,
  TimelineLineChart,
  Train,
} from '@blueprintjs/icons';
import type { ReactElement } from 'react';

const icons: Readonly<Record<string, ReactElement>> = {
  home: <Home />,
  system: <Cog />,
  mrp: <TimelineLineChart />,
  logs: <History />,
  qualityTesting: <Endorsed />,
  purchase: <ShoppingCart />,
  basic: <Database />,
  wms: <Box />,
  delivery: <Train />,
  newProducts: <Lightbulb />,
  statistics: <Dashboard />,
  logistics: <GlobeNetwork />,
  operation: <Shop />,
  oms: <Clipboard />,
  finance: <Dollar />,
  resourceCenter: <CloudDownload />,
};

/** The icon of a section in the menu. */
export const sectionIcon = (section: string): ReactElement => icons[section] ?? <Cube />;
