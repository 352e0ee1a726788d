import { writeFile } from 'node:fs/promises';
import { attacksPage } from './attacks-page.ts';
import {
  activitiesPage,
  clausesPage,
  handRulesPage,
  readingsPage,
  roundSchemaPage,
} from './docs.ts';
import { commandsPage, permissionsPage, refusalsPage, requirementsPage } from './house-docs.ts';
import { twoPathsPicture } from './two-paths.ts';

await writeFile('docs/pictures/two-paths.svg', twoPathsPicture());
await writeFile('docs/reference/activities.md', activitiesPage());
await writeFile('docs/reference/attacks.md', attacksPage());
await writeFile('docs/reference/clauses.md', clausesPage());
await writeFile('docs/reference/commands.md', commandsPage());
await writeFile('docs/reference/hand-rules.md', handRulesPage());
await writeFile('docs/reference/permissions.md', permissionsPage());
await writeFile('docs/reference/readings.md', readingsPage());
await writeFile('docs/reference/refusals.md', refusalsPage());
await writeFile('docs/reference/requirements.md', requirementsPage());
await writeFile('docs/reference/round.schema.json', roundSchemaPage());
