import { keyframes, styled } from '@mui/material/styles'
import { useLoading } from './loading.ts'
import * as t from './__generated__/messages.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

const Line = styled('div')({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 2,
  zIndex: 1500,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    width: '40%',
    height: '100%',
    background: 'var(--ops-brand)',
    animation: `${pass} 1s ease-in-out infinite`,
  },
})

/** A thin line at the top, while calls are under way: a status that can be found, and is not read out at each call. */
export function LoadingIndicator() {
  return (
    <div role="status" aria-live="off">
      {useLoading() ? <Line role="progressbar" aria-label={t.loading} /> : null}
    </div>
  )
}
