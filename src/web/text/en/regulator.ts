export default {
  title: 'Regulator',
} as const;
