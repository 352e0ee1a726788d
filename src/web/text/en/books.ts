export default {
  title: 'Books',
} as const;
