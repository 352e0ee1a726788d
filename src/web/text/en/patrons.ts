export default {
  title: 'Patrons',
} as const;
