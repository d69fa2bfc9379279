import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { Shell } from './shell/start/shell.view.tsx';
import { createServices } from './wiring/services.ts';

createRoot(document.getElementById('root')!).render(<Shell services={createServices()} />);
