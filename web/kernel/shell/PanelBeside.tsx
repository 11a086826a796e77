import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { isCovered } from '../ui/isCovered.ts'
import { leadFocus } from '../ui/leadFocus.ts'
import { isText } from '../ui/isText.ts'
import { useKeys } from '../ui/useKeys.ts'

const panelWidth = 'clamp(480px, 36vw, 560px)'

const Frame = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: theme.zIndex.drawer - 1,
  display: 'flex',
  flexDirection: 'column',
  width: panelWidth,
  borderInlineStart: '1px solid var(--ops-line)',
  background: 'var(--ops-surface)',
  '&:focus-visible': { outline: '2px solid var(--ops-brand)', outlineOffset: -2 },
}))

/** The screen gives way, and what stands in columns there keeps a width to be read in. */
const beside = { main: { marginInlineEnd: panelWidth, '--ops-column': '272px' } }

interface PanelBesideProps extends HTMLAttributes<HTMLElement> {
  subject: string
  onClose: () => void
  findOrigin: () => HTMLElement | null
}

/** Stands beside the screen, takes the focus with each subject, and gives it back. */
export function PanelBeside({ subject, onClose, findOrigin, children, ...rest }: PanelBesideProps) {
  const frame = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const shown = useRef<string>(null)
  useLayoutEffect(() => {
    if (shown.current === subject) return
    shown.current = subject
    opener.current ??= document.activeElement
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true })
  }, [subject])
  const find = useEffectEvent(() => {
    const before = opener.current
    return findOrigin() ?? (before instanceof HTMLElement && before.isConnected ? before : null)
  })
  useEffect(() => () => leadFocus(() => find()), [])
  useKeys((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return
    if (isText(event.target) && !frame.current?.contains(event.target)) return
    event.preventDefault()
    onClose()
  })
  return (
    <>
      <GlobalStyles styles={beside} />
      <Frame ref={frame} role="dialog" aria-modal={false} tabIndex={-1} {...rest}>
        {children}
      </Frame>
    </>
  )
}
