export default {
  title: 'Check a drawing',
  words:
    'A drawing is run again here, on your own device: the same secret, the same tickets, the same numbers. Nothing that you open or type is sent to anybody.',
  without:
    'You need not trust this page: “houseway verify --drawing FILE” does the same on any computer, and the documentation gives every byte for whoever writes a program of their own.',
  checking: 'Hashing the tickets and drawing again …',
  progress: 'How much has been checked',
  failed: 'The drawing could not be opened',
  file: {
    title: 'The file of a drawing',
    choose: 'Open the file of a drawing',
    words: 'Choose it, or drop it here: a whole drawing, or the proof of a single draw.',
  },
  recent: {
    title: 'Drawings of this house',
    facts: '{{drawing}} · {{tickets}} tickets · {{at}}',
    byHand: 'Drawn by hand',
  },
  verdict: {
    right: 'Every number comes out again',
    rightWords:
      'The secret is the one that was committed to before the tickets were known, the tickets are those whose root was posted, and each draw gives the number that was called. Checked here in {{seconds}} s.',
    oneRight: 'This draw comes out again',
    oneRightWords:
      'Compare the commitment and the root below with those that were posted in the room. Checked here in {{seconds}} s.',
    mechanical: 'Drawn by hand',
    mechanicalWords:
      'A drum in the room decided, and two people signed for what came out. That cannot be run again; every number was in the drum, and none came out twice.',
    notDrawn: 'Nothing has been drawn yet',
    notDrawnWords:
      'The tickets are those whose root was posted. Keep this file: when the secret is told, nobody can have changed it.',
    wrong: 'This drawing does not come out again',
    wrongWords: 'Something in this file is not as it was posted:',
  },
  posted: {
    title: 'What was posted',
    announced: 'Announced',
    commitment: 'Commitment',
    commitmentWords: 'The hash of the secret, posted before anybody knew the tickets.',
    publicSource: 'Public value, as it was named in advance',
    closed: 'Drum closed',
    count: 'Tickets in the drum',
    root: 'Root of the tickets',
    rootWords: 'One hash over all of them: with another ticket it would be another.',
    publicValue: 'Public value',
    secret: 'Secret, told after the draw',
    secretWords: 'Its hash is the commitment.',
  },
  draws: {
    title: 'What came out',
    none: 'Nothing has been drawn.',
    draw: 'Draw {{draw}}',
    number: 'No. {{serial}}',
    byHand: 'It came out of a drum in the room.',
    outcomes: { won: 'Won', absent: 'Nobody came', passed: 'Passed over' },
    how: 'How it came out',
    seed: 'Secret, root, public value and the number of the draw are hashed together:',
    earlierTry:
      'The hash points at place {{position}} of {{total}}: number {{serial}}, which had been drawn before. The next one counts.',
    lastTry: 'The hash points at place {{position}} of {{total}}: number {{serial}}.',
    save: 'Save the proof of this draw',
  },
  ticket: {
    title: 'My ticket',
    number: 'My ticket number',
    hint: 'The number, or all that stands under the barcode.',
    wrong: 'This is no ticket number.',
    look: 'Was it in the drum?',
    isIn: 'Number {{serial}} was in the drum',
    place: 'It had place {{position}} of {{total}}.',
    drawn: 'It came out in draw {{draw}}.',
    notDrawn: 'It did not come out.',
    notIn: '{{ticket}} was not in the drum',
    notInWords:
      'Every number that could be drawn is in this file, and this one is not among them. Ask the card desk, with your ticket.',
    path: 'The way from this ticket to the root',
    pathWords_one: 'Your number is in a leaf of one range, which is hashed. Then:',
    pathWords_other: 'Your number is in a leaf of {{count}} ranges, which are hashed. Then:',
    left: 'with the hash on the left, over {{numbers}} numbers:',
    right: 'with the hash on the right, over {{numbers}} numbers:',
    top: 'with the count of all numbers: this is the root that was posted.',
  },
} as const;
