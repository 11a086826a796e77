/** The surface of the card of a benchmark; its skeleton has the same. */
export const cardLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2.5,
  p: 3,
  minWidth: 0,
  bgcolor: 'background.paper',
  border: '1px solid var(--ops-line)',
  borderRadius: 1,
} as const

/** How cards stand beside each other. */
export const cardGrid = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const
