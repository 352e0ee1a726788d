import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#result';
import { App } from './app.tsx';
import './theme.css';

const place = document.getElementById('app');
assert(place !== null, 'index.html has no element "app"');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
