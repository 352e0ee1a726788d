import { writeFile } from 'node:fs/promises';
import { activitiesPage, handRulesPage, readingsPage, roundSchemaPage } from './docs.ts';

await writeFile('docs/reference/activities.md', activitiesPage());
await writeFile('docs/reference/hand-rules.md', handRulesPage());
await writeFile('docs/reference/readings.md', readingsPage());
await writeFile('docs/reference/round.schema.json', roundSchemaPage());
