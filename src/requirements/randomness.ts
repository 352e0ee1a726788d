import type { RequirementGroup } from './requirement.ts';

export const RANDOMNESS: RequirementGroup = {
  title: 'Random numbers and drawings',
  requirements: [
    {
      id: 'R1',
      asks:
        'The generator passes statistical tests at 99%: chi-square, runs, serial ' +
        'correlation, equidistribution, gap, poker, coupon collector, permutation, ' +
        'spectral, subsequences.',
      source: '25 CFR 547.14(b); W.Va. 29-22B-909',
      metBy:
        '`houseway chance` makes all of them on the words that a house draws from, and a ' +
        'chi-square of every way in which the program selects; it ends with an error where ' +
        'one is off.',
      shownBy: [
        ['src/chance/battery.test.ts', 'the words that a house draws pass every test at 99%'],
        ['src/chance/battery.test.ts', 'over many seeds every tail is as likely as any other'],
        ['src/cli/chance.test.ts', 'what is drawn from a seed can be drawn again, and is fair'],
      ],
    },
    {
      id: 'R2',
      asks: 'Some jurisdictions say 95%, and name more tests.',
      source: '58 Pa. Code 810a.5; MS 13-7-12.5',
      metBy:
        '`houseway chance --confidence 95`. Kolmogorov-Smirnov, serial pairs, order ' +
        'statistic, interplay and Poisson are among the tests.',
      shownBy: [
        [
          'src/cli/chance.test.ts',
          'the confidence is the regulator’s to choose: less of it allows a test less',
        ],
        [
          'src/chance/battery.test.ts',
          'a second source that gives the words of the first is found by their correlation',
        ],
      ],
    },
    {
      id: 'R3',
      asks:
        'What comes next cannot be predicted from what came before; no two uses share a ' +
        'stream; the seed is truly random.',
      source: '25 CFR 547.14(c),(d)',
      metBy:
        'Every use has 32 bytes of its own from the operating system’s cryptographic ' +
        'generator. A drawing commits to its secret before the entries are known, and ' +
        'no one is told it earlier.',
      shownBy: [
        [
          'test/security/v06-stored-cryptography.test.ts',
          '6.3.1 chance comes from the cryptographic generator only',
        ],
        [
          'src/server/promotions/drums.test.ts',
          'neither commitment nor secret is taken from the person who asks',
        ],
        [
          'src/server/promotions/drums.test.ts',
          'nothing that is told or logged has the secret before the drawing is over',
        ],
      ],
    },
    {
      id: 'R4',
      asks: 'Scaling keeps all outcomes equally likely: values out of range are thrown away.',
      source: 'Okla. 325:85-15-50(7),(8)',
      metBy:
        'One function makes numbers of random words, and throws away what does not divide ' +
        'evenly; nothing else may.',
      shownBy: [
        [
          'src/chance/chance.test.ts',
          'words past the last whole multiple of the limit are thrown away',
        ],
        [
          'src/lab/fairness/fairness.test.ts',
          'nothing but src/chance makes numbers of random words',
        ],
        ['src/lab/fairness/fairness.test.ts', 'a bare modulo even below %d'],
      ],
    },
    {
      id: 'R5',
      asks: 'Combinations are tested too: each is equally likely.',
      source: '25 CFR 547.14(b)(1)',
      metBy:
        '`houseway chance` counts every order of five things, every place of a card in a ' +
        'shuffle, and tickets drawn without those before them.',
      shownBy: [
        [
          'src/chance/chance.test.ts',
          'gives every order of four items equally often (chi-square, 23 degrees, 99.9%)',
        ],
        ['src/cli/chance.test.ts', 'what is drawn from a seed can be drawn again, and is fair'],
      ],
    },
    {
      id: 'R6',
      asks:
        'Electronic cards have the odds of a live deck; no card goes back to the deck ' +
        'during a hand.',
      source: 'Okla. 325:85-15-50(9)',
      metBy:
        'No sheet deals electronic cards for money. What the practice tables and the wheel ' +
        'of cards deal comes from one shuffled shoe, which gives each card once.',
      shownBy: [
        ['src/games/deals/games-dealt.test.ts', 'deals no card oftener than its decks hold it'],
        ['src/chance/chance.test.ts', 'keeps every item once'],
      ],
    },
    {
      id: 'R7',
      asks:
        'The generator is cryptographically strong, and scaling does not weaken it; each ' +
        'use is certified separately.',
      source: '58 Pa. Code 810a.5',
      metBy:
        'SHA-256 over a block’s number and bytes from the cryptographic generator; every ' +
        'use has its own line in `houseway chance`. **The house’s choice**: the laboratory ' +
        'that certifies it.',
      shownBy: [
        [
          'test/security/v06-stored-cryptography.test.ts',
          '6.3.1 chance comes from the cryptographic generator only',
        ],
        ['test/prove/fairness.prove.ts', 'fair with words that no one has seen before: %s'],
      ],
    },
    {
      id: 'R8',
      asks:
        'Before a draw its entries and prizes are announced; no ticket counts in two draws;' +
        ' two people see used tickets destroyed; the draw is filmed.',
      source: 'AGCO, Catch the Ace control procedures',
      metBy:
        'A drawing is announced with its prizes and commitment, closed with a published ' +
        'root of all entries, and a number comes out once. A drum in the room takes two ' +
        'people. **The house’s choice**: the film, and who watches used paper destroyed.',
      shownBy: [
        [
          'test/journeys/drawings.test.ts',
          'a drawing is announced with its commitment, and the drum is closed',
        ],
        [
          'src/house/promotions/drums/drums.test.ts',
          'is what the secret and the root come to, and never twice the same',
        ],
        [
          'src/house/promotions/drums/drums.test.ts',
          'of a drum in the room is said by one and signed by another',
        ],
        [
          'src/house/promotions/drums/drums.test.ts',
          'is emptied after the drawing, or when its days are over',
        ],
      ],
    },
  ],
};
