import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { PlainButton } from '../ui/PlainButton.tsx'
import type { Draft } from './Draft.ts'
import { draftTime } from './draftTime.ts'
import * as t from './__generated__/messages.ts'

/**
 * That a form shows what was typed before, with the way to throw it away. Where somebody has saved the record since, it
 * asks whose values are kept.
 */
export function DraftLine({ draft, title }: { draft: Draft; title?: string }) {
  const environment = useRelayEnvironment()
  const keptAt = useSyncExternalStore(draft.onKept, () => draft.keptAt)
  const settle = useEffectEvent(async () => {
    const clashes = draft.settle()
    if (!clashes.length) return
    const { askAboutClashes } = await import('./askAboutClashes.ts')
    await askAboutClashes(draft, clashes, environment)
  })
  useEffect(() => {
    void settle()
  }, [])
  useEffect(() => {
    draft.call(title)
  }, [draft, title])
  if (keptAt === undefined) return null
  const discard = ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
    const { form } = currentTarget
    draft.discard()
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <span>{t.draftFrom({ time: draftTime(keptAt) })}</span>
      <span aria-hidden="true">·</span>
      <PlainButton type="button" style={{ padding: '0 4px' }} onClick={discard}>
        {t.discard}
      </PlainButton>
    </Box>
  )
}
