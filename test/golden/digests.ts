// SHA-256 over the place of every hand in order (see test/oracle/every-hand.ts), as the slow
// evaluators give it. They change only in a commit that says why.
export const DIGESTS = {
  fiveOfFive: 'f726a3c1a70fe2965ba5d4a1fd254dc0de9de79c9beea030ffc21e09972370c1',
  fourOfFour: '978c5f0005322e80f559b4027601b0bcb602d744205e48fdb933f5d7e0ed6e97',
  fourOfFive: '976984540d3383cc7bbbc3078f3fa933f9828e7b95de01163a34bf8666cda73d',
  fourOfSix: '3388e43e6c786ed645af6bae2709e926dc29447b9c71596bf920379c7ab887a5',
  fiveOfSix: '',
  fiveOfSeven: '',
  fourOfSeven: '',
} as const;
