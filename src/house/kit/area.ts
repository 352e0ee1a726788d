/** The parts of a house under which the description of the API has its commands, and what each is about. */
export const AREAS = {
  people: 'Staff, patrons, devices, and other systems.',
  tables: 'Tables, seats, trays, drop boxes, and the close of the day.',
  rounds: 'Rounds and their fees.',
  calls: 'Hands that are called and verified.',
  claims: 'Prizes, from the ID check to the payment.',
  offerings: 'What is posted, and its funds.',
  approvals: 'What takes a second person.',
  'table-games': 'Base games, dealt step by step.',
  drawings: 'Tickets and drawings.',
  shows: 'Wheels, envelopes, and other shows.',
  chips: 'Promotional chips, coupons, and vouchers.',
  club: 'Members, their cards, and their credits.',
  boards: 'Hands of the day and other boards.',
  pools: 'Contests with picks.',
  tournaments: 'Tournaments, from the first entry to the last prize.',
} as const;
export type Area = keyof typeof AREAS;
