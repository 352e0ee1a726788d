export default {
  title: 'Admin',
} as const;
