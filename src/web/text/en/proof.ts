export default {
  title: 'Check a drawing',
  words:
    'Repeats a drawing on your own device: same secret, same tickets, same numbers. Nothing you open or type is sent anywhere.',
  without:
    'You don’t have to trust this page. “houseway verify --drawing FILE” does the same on any computer. The documentation lists every byte, so you can write your own program.',
  checking: 'Hashing the tickets and repeating the draws …',
  progress: 'Progress',
  failed: 'Couldn’t open the drawing',
  file: {
    title: 'Drawing file',
    choose: 'Open a drawing file',
    words: 'Choose a file or drop it here: a whole drawing, or the proof of one draw.',
  },
  recent: {
    title: 'Drawings at this house',
    facts: '{{drawing}} · {{tickets}} tickets · {{at}}',
    byHand: 'Physical drum',
  },
  verdict: {
    right: 'Verified: every number matches',
    rightWords:
      'The secret matches the commitment made before tickets were known. The tickets match the posted root. Every draw gives the number that was called. Checked here in {{seconds}} s.',
    oneRight: 'Verified: this draw matches',
    oneRightWords:
      'Compare the commitment and the root below with those posted in the room. Checked here in {{seconds}} s.',
    mechanical: 'Physical drum',
    mechanicalWords:
      'A drum in the room decided, and two people signed for it. That can’t be repeated here. Every number was in the drum, and none came out twice.',
    notDrawn: 'No draws yet',
    notDrawnWords:
      'The tickets match the posted root. Keep this file: when the secret is published, you can prove it never changed.',
    wrong: 'This drawing doesn’t match',
    wrongWords: 'Parts of this file don’t match what was posted:',
  },
  posted: {
    title: 'What was posted',
    announced: 'Announced',
    commitment: 'Commitment',
    commitmentWords: 'Hash of the secret, posted before the tickets were known.',
    publicSource: 'Public value, as announced',
    closed: 'Drum closed',
    count: 'Tickets in the drum',
    root: 'Ticket root',
    rootWords: 'One hash over all tickets. Change any ticket and it changes.',
    publicValue: 'Public value',
    secret: 'Secret, published after the draw',
    secretWords: 'Its hash is the commitment.',
  },
  draws: {
    title: 'Results',
    none: 'No draws yet.',
    draw: 'Draw {{draw}}',
    number: 'No. {{serial}}',
    byHand: 'Drawn from a drum in the room.',
    outcomes: { won: 'Won', absent: 'No-show', passed: 'Skipped' },
    how: 'How this number was drawn',
    seed: 'Secret, root, public value, and draw number are hashed together:',
    earlierTry:
      'The hash points to place {{position}} of {{total}}: number {{serial}}, already drawn. The next one counts.',
    lastTry: 'The hash points to place {{position}} of {{total}}: number {{serial}}.',
    save: 'Save proof of this draw',
  },
  ticket: {
    title: 'My ticket',
    number: 'My ticket number',
    hint: 'The number, or the full code under the barcode.',
    wrong: 'Not a ticket number.',
    look: 'Was it in the drum?',
    isIn: 'Number {{serial}} was in the drum',
    place: 'It was in place {{position}} of {{total}}.',
    drawn: 'It was drawn in draw {{draw}}.',
    notDrawn: 'It was not drawn.',
    notIn: '{{ticket}} was not in the drum',
    notInWords:
      'This file has every number that could be drawn, and this one isn’t in it. Bring your ticket to the card desk.',
    path: 'Path from this ticket to the root',
    pathWords_one: 'Your number is in a leaf with one range. Its hash comes first. Then:',
    pathWords_other: 'Your number is in a leaf with {{count}} ranges. Its hash comes first. Then:',
    left: 'with the hash on the left, over {{numbers}} numbers:',
    right: 'with the hash on the right, over {{numbers}} numbers:',
    top: 'with the count of all numbers: this is the posted root.',
  },
} as const;
