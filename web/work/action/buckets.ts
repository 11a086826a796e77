/** The buckets as the specification names and colours them. */
export const bucketList = [
  {
    name: 'NEXT',
    label: 'Next Up',
    color: '#00B8F2',
    empty: 'Nothing is Next Up. New work shows here as it falls due.',
  },
  {
    name: 'WORK',
    label: 'IM Working',
    color: '#45B369',
    empty: 'Nobody is working on anything. Start something from Next Up.',
  },
  { name: 'HOLD', label: 'Hold', color: '#FF9F29', empty: 'Nothing is on hold.' },
  { name: 'ESC', label: 'Esc/Delegated', color: '#E30A0A', empty: 'Nothing is escalated or waits for a delegate.' },
] as const
