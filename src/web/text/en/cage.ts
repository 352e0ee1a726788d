export default {
  title: 'Cage',
} as const;
