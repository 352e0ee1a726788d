export default {
  title: 'Sign',
} as const;
