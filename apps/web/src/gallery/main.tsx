import { text } from '@axle/kernel';
import '../styles/index.css';
import '../styles/blueprint.css';
import { defineSection, type Page, pagesOf, type Section } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { BlueprintProvider } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { RecordsPage } from '../engine/page/engine-page.tsx';
import { StationView } from '../engine/station/station.view.tsx';
import { ServicesProvider } from '../shell/services.tsx';
import { VehicleSearch } from '../modules/catalog/vehicle-search/vehicle-search.view.tsx';
import './gallery.css';
import { GalleryLook } from './gallery-look.view.tsx';
import { GallerySession, galleryServices } from './gallery-services.ts';
import { layoutPages } from './layout-pages.ts';
import { kindsPage } from './kinds-page.ts';

const session = new GallerySession();
const services = galleryServices(session);

const kinds = defineSection({
  key: 'gallery',
  title: text('图库', 'Gallery'),
  defaultPage: kindsPage.key,
  groups: [
    { key: 'kinds', title: text('字段', 'Fields'), pages: [kindsPage] },
    { key: 'layouts', title: text('版式', 'Layouts'), pages: layoutPages },
  ],
});

/** Every field kind and every page over made-up rows, without a server, in both languages, light and dark, three densities. */
const Gallery = observer(function Gallery({ sections }: { readonly sections: readonly Section[] }) {
  const { pathname, search } = useLocation();
  const pages = sections.flatMap(section => pagesOf(section).map(page => ({ section: section.key, page })));
  const shown = pages.find(one => pathname.endsWith(`/${one.section}/${one.page.key}`)) ?? pages[0];
  return (
    <div className="ax-gallery">
      <nav aria-label={session.say(kinds.title)}>
        {pages.map(({ section, page }) => (
          <Link key={page.key} to={`/gallery/${section}/${page.key}${search}`} aria-current={page === shown?.page ? 'page' : undefined}>
            {session.say(page.title)}
          </Link>
        ))}
        <output>{session.heard}</output>
        <GalleryLook session={session} />
      </nav>
      <main>
        {shown && <h1 className="only-for-readers">{session.say(shown.page.title)}</h1>}
        <Suspense>{shown && <Shown key={shown.page.key} section={shown.section} page={shown.page} />}</Suspense>
      </main>
    </div>
  );
});

function Shown({ section, page }: { readonly section: string; readonly page: Page }) {
  if (page.view === 'catalog/vehicle-search') return <VehicleSearch section={section} page={page} active />;
  if (page.station) return <StationView page={page} station={page.station} resource={page.resource} />;
  return page.resource ? (
    <RecordsPage section={section} page={page} resource={page.resource} instance="" active />
  ) : (
    <p>{session.say(page.help.why)}</p>
  );
}

createRoot(document.getElementById('root')!).render(
  <BlueprintProvider>
    <ServicesProvider services={services}>
      <BrowserRouter>
        <Gallery sections={[kinds, ...(await allSections())]} />
      </BrowserRouter>
    </ServicesProvider>
  </BlueprintProvider>,
);
