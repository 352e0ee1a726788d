// The description of the API, made from the schemas that decode, and a page to read it.
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { AREAS } from '#house';
import { COOKIE } from '../access/asker.ts';

const TAGS = [
  { name: 'setup', description: 'First-time setup.' },
  { name: 'sign-in', description: 'Badges, PINs, and sessions.' },
  ...Object.entries(AREAS).map(([name, description]) => ({ name, description })),
  { name: 'views', description: 'What the screens show.' },
  { name: 'books', description: 'Accounts, their balances, and what was moved.' },
  { name: 'persons', description: 'Personal data, which is never in the log.' },
  { name: 'papers', description: 'Win pages and tax statements.' },
  { name: 'reports', description: 'Any past gaming day, as JSON, CSV, or PDF.' },
  { name: 'stream', description: 'Server-sent events for displays.' },
  { name: 'webhooks', description: 'Connections to other systems.' },
  {
    name: 'regulator',
    description: 'Log verification, one round as a file, the checklist.',
  },
  { name: 'watch', description: 'Monitoring.' },
];

/** A route as it is described; a public one needs no credentials. */
const described: SwaggerTransform = (asked) => {
  const { schema, url } = jsonSchemaTransform(asked as Parameters<typeof jsonSchemaTransform>[0]);
  const isPublic = asked.route.config?.needs === 'nobody';
  return { schema: isPublic ? { ...schema, security: [] } : schema, url };
};

/** What is only answered has no second form for what is asked. */
const components: SwaggerTransformObject = (asked) => {
  const document = jsonSchemaTransformObject(asked) as { components: { schemas: object } };
  const used = Object.entries(document.components.schemas).filter(
    ([name]) => !name.endsWith('Input'),
  );
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
};

/** Before the routes: it hears of each as it is added. */
export async function addDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Houseway',
        version,
        description:
          'Runs a card room’s table-game jackpots and promotions. Money is decimal text in ' +
          'dollars; every write has an Idempotency-Key; problems are RFC 9457.',
      },
      tags: TAGS,
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The sign-in token.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: COOKIE,
            description: 'For browsers; unsafe methods also need the header X-Houseway: 1.',
          },
          device: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Houseway-Device',
            description: 'The name of a device, a dot, and its key.',
          },
        },
      },
      security: [{ session: [] }, { cookie: [] }, { device: [] }],
    },
    hideUntagged: true,
    transform: described,
    transformObject: components,
  });
}

/** `policy` is the one of all pages; the page also shows pictures that stand in its style sheet. */
export async function addDocs(app: FastifyInstance, policy: string): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy.replace("img-src 'self'", "img-src 'self' data:"),
    uiConfig: { docExpansion: 'none', layout: 'BaseLayout' },
    theme: { title: 'Houseway API' },
  });
}
