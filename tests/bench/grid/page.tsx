import '@axle/web/src/styles/index.css';
import '@axle/web/src/styles/blueprint.css';
import './bench.css';
import { GallerySession, galleryServices } from '@axle/web/src/gallery/gallery-services.ts';
import { ServicesProvider } from '@axle/web/src/shell/services.tsx';
import { BlueprintProvider } from '@blueprintjs/core';
import { Activity, type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { rows } from './bench-rows.ts';

const grids: Readonly<Record<string, () => Promise<ComponentType<{ readonly active: boolean }>>>> = {
  ours: async () => (await import('./our-grid.view.tsx')).OurGrid,
  ag: async () => (await import('./ag-grid.view.tsx')).AgGrid,
  tanstack: async () => (await import('./tanstack-grid.view.tsx')).TanstackGrid,
};

const Grid = await grids[new URLSearchParams(location.search).get('grid') ?? 'ours']!();
const session = new GallerySession();
session.setLanguage('en');

/** Two kept-alive tabs with a grid each, as the application keeps its pages; the bench switches by `showTab`. */
function Tabs() {
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);
  Object.assign(window, {
    showTab: (tab: number) => {
      setOpened(before => (before.includes(tab) ? before : [...before, tab]));
      setShown(tab);
    },
  });
  return opened.map(tab => (
    <Activity key={tab} mode={tab === shown ? 'visible' : 'hidden'}>
      <div className="bench-page" data-shown={tab === shown}>
        <Grid active={tab === shown} />
      </div>
    </Activity>
  ));
}

// the bench asks for the grid when the rows are made and the scripts are there: what counts is the grid alone
Object.assign(window, {
  rows,
  draw: () =>
    createRoot(document.getElementById('root')!).render(
      <BlueprintProvider>
        <ServicesProvider services={galleryServices(session)}>
          <Tabs />
        </ServicesProvider>
      </BlueprintProvider>,
    ),
});
