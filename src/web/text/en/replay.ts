export default {
  title: 'Replay',
} as const;
