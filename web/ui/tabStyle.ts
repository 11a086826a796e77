/** How a tab stands in its row; which one is shown says `shown`. */
export const tabStyle = (shown: string) => ({
  px: 2,
  py: 2,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:focus-visible': { outlineOffset: -2 },
  [`&${shown}`]: { color: 'primary.main', borderColor: 'primary.main', fontWeight: 550 },
})
