import { keyframes, styled } from '@mui/material/styles'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** The shape of something that is still to come. */
export const Ghost = styled('div')({
  borderRadius: 8,
  background: 'var(--ops-line-2)',
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
