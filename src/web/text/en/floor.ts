export default {
  title: 'Floor',
} as const;
