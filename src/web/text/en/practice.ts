export default {
  title: 'Practice',
} as const;
