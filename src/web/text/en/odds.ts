export default {
  title: 'Odds',
} as const;
