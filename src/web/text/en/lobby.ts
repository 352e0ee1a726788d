export default {
  title: 'Lobby',
} as const;
