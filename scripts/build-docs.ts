import { writeFile } from 'node:fs/promises';
import { handRulesPage, readingsPage } from './docs.ts';

await writeFile('docs/reference/hand-rules.md', handRulesPage());
await writeFile('docs/reference/readings.md', readingsPage());
