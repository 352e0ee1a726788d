import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#result';
import { takeDeviceLink } from './data/device-link.ts';
import { makeQueries } from './data/views.ts';
import { router } from './routes.tsx';
import { startTexts } from './text/index.ts';
import './theme.css';

const place = document.getElementById('app');
assert(place !== null, 'index.html has no element "app"');
takeDeviceLink();
await startTexts();
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={makeQueries()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
