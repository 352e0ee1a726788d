import { writeFile } from 'node:fs/promises';
import { handRulesPage } from './docs.ts';

await writeFile('docs/reference/hand-rules.md', handRulesPage());
