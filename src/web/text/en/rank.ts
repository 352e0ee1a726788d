export default {
  title: 'Rank',
} as const;
