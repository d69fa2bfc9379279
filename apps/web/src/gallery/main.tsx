import '../styles/index.css';
import '../styles/blueprint.css';
import { type Page, pagesOf, type Section } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { BlueprintProvider } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { EnginePage } from '../engine/engine-page.tsx';
import { ServicesProvider } from '../shell/services.tsx';
import { VehicleSearch } from '../views/basic/vehicle-search/vehicle-search.view.tsx';
import './gallery.css';
import { GallerySession, galleryServices } from './gallery-services.ts';

const session = new GallerySession();
const services = galleryServices(session);

/** Every page over made-up rows, without a server: for work on the engine. */
const Gallery = observer(function Gallery({ sections }: { readonly sections: readonly Section[] }) {
  const { pathname } = useLocation();
  const pages = sections.flatMap(section => pagesOf(section).map(page => ({ section: section.key, page })));
  const shown = pages.find(one => pathname.endsWith(`/${one.section}/${one.page.key}`));
  return (
    <div className="ax-gallery">
      <nav>
        {pages.map(({ section, page }) => (
          <Link key={page.key} to={`/gallery/${section}/${page.key}`}>
            {session.say(page.title)}
          </Link>
        ))}
        <output>{session.heard}</output>
        <button type="button" onClick={() => session.setLanguage(session.language === 'en' ? 'zh-cn' : 'en')}>
          中文 / English
        </button>
      </nav>
      <main>
        <Suspense>{shown && <Shown key={shown.page.key} section={shown.section} page={shown.page} />}</Suspense>
      </main>
    </div>
  );
});

function Shown({ section, page }: { readonly section: string; readonly page: Page }) {
  if (page.view === 'basic/vehicle-search') return <VehicleSearch section={section} page={page} active />;
  return page.resource ? <EnginePage section={section} page={page.key} instance="" active /> : <p>{session.say(page.help.why)}</p>;
}

createRoot(document.getElementById('root')!).render(
  <BlueprintProvider>
    <ServicesProvider services={services}>
      <BrowserRouter>
        <Gallery sections={await allSections()} />
      </BrowserRouter>
    </ServicesProvider>
  </BlueprintProvider>,
);
