import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { Network } from './shell/network/network.ts';
import { steadyChunks } from './shell/network/steady-chunks.ts';
import { Shell } from './shell/start/shell.view.tsx';
import { createServices } from './wiring/services.ts';
import { standaloneDocuments } from './wiring/standalone-documents.ts';

const services = createServices();
const documents = standaloneDocuments(services);
// the bundle's own way to load its parts
__webpack_chunk_load__ = steadyChunks(__webpack_chunk_load__, services.get(Network));
createRoot(document.getElementById('root')!).render(<Shell services={services} documents={documents} />);
