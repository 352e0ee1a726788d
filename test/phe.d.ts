declare module 'phe' {
  const phe: {
    /** Lower is better. */
    evaluateCards(cards: readonly string[]): number;
    evaluateCardCodes(codes: readonly number[]): number;
  };
  export default phe;
}
