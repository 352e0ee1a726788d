export default {
  title: 'Keypad',
} as const;
