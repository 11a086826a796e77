import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { ScreenError } from './ScreenError.tsx'
import * as t from './__generated__/messages.ts'

const Window = styled('dialog')({
  width: 'min(600px, calc(100% - 40px))',
  height: 'min(420px, calc(100dvh - 40px))',
  padding: 0,
  border: '1px solid var(--ops-line)',
  borderRadius: 10,
  background: 'var(--ops-surface)',
  color: 'var(--ops-ink)',
  boxShadow: 'var(--ops-shadow)',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  '&::backdrop': { background: 'rgb(0 0 0 / 50%)' },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '0 20px',
    borderBottom: '1px solid var(--ops-line)',
  },
  '& header > h2': { flex: 1, minWidth: 0, margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 650 },
  '@media (max-width: 599.95px)': {
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
})

/**
 * A window over the board that could not be read; the board behind it stays. It is in the first load, and of the
 * browser's own make: what says that something did not come must not have to come itself.
 */
export function FailedWindow({ title, onClose }: { title: string; onClose: () => void }) {
  const titleId = useId()
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = frame
    if (current && !current.open) current.showModal()
  }, [])
  return (
    <Window
      ref={frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </PlainButton>
      </header>
      <ScreenError />
    </Window>
  )
}
