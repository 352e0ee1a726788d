// Run in a process of its own: what all place tables cost at start.
import { fiveCardPlaces } from '../src/hands/five-card.ts';
import { fourCardPlaces } from '../src/hands/four-card.ts';

const start = performance.now();
const tables = [...[5, 6, 7].map(fiveCardPlaces), ...[4, 5, 6, 7].map(fourCardPlaces)];
const milliseconds = performance.now() - start;
const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
console.log(JSON.stringify({ tables: tables.length, milliseconds, bytes }));
