export default {
  title: 'Rulebook',
} as const;
