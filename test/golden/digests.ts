// SHA-256 over the place of every hand in order (see test/oracle/every-hand.ts), as the slow
// evaluators give it. They change only in a commit that says why.
export const DIGESTS = {
  fiveOfFive: 'f726a3c1a70fe2965ba5d4a1fd254dc0de9de79c9beea030ffc21e09972370c1',
  fourOfFour: '978c5f0005322e80f559b4027601b0bcb602d744205e48fdb933f5d7e0ed6e97',
  fourOfFive: '976984540d3383cc7bbbc3078f3fa933f9828e7b95de01163a34bf8666cda73d',
  fourOfSix: '3388e43e6c786ed645af6bae2709e926dc29447b9c71596bf920379c7ab887a5',
  fiveOfSix: '8619d1646cea271a786ee7646891f01f7f398c1e8882e12216594659667446bc',
  fiveOfSeven: '7e567990cad1bae538fed2837e7fe7b220afc6752807aac25d811bc0e949bdfd',
  fourOfSeven: 'f8b7e515d8e8c1aa32206756628819497627f5a8f4c6eb798d67419c85b48d0f',
} as const;
