export default {
  title: 'Approvals',
} as const;
