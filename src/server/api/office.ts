// What the office looks at besides the views of the house: its settings, as they are in force.
import { z } from 'zod';
import type { House } from '#house';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { type Api, answers } from './route.ts';

const settings = z
  .looseObject({ dayStart: z.string(), trayLimit: z.string() })
  .meta({ id: 'Settings' }) as z.ZodType as z.ZodType<House['settings']>;

export function addOfficeRoutes(app: Api, context: ServerContext): void {
  app.get(
    '/settings',
    {
      schema: {
        summary: 'The current settings. Two people change them.',
        tags: ['views'],
        response: answers(settings),
      },
    },
    (request) => look(context, request, 'staff', (house) => house.settings),
  );
}
