import { lazy } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { Entry, Times } from './entries.ts'
import { EntryMenu } from './EntryMenu.tsx'

const MoveEntryDialog = lazy(async () => ({ default: (await import('./MoveEntryDialog.tsx')).MoveEntryDialog }))
const ChangeOnceDialog = lazy(async () => ({ default: (await import('./ChangeOnceDialog.tsx')).ChangeOnceDialog }))

export interface Asked {
  what: 'menu' | 'move' | 'changeOnce'
  entry: Entry
  anchor: HTMLElement | null
}

interface EntryActionsProps {
  asked: Asked
  zone: string
  move: (entry: Entry, times: Times) => Promise<Problems | undefined>
  onAsk: (asked: Asked | undefined) => void
  onOpen: (entry: Entry) => void
  onDone: () => void
}

/** What can be done with an entry: its menu, and the windows that lead from there. */
export function EntryActions({ asked, zone, move, onAsk, onOpen, onDone }: EntryActionsProps) {
  const { what, entry, anchor } = asked
  const close = () => onAsk(undefined)
  if (what === 'menu')
    return (
      <EntryMenu
        entry={entry}
        anchor={anchor}
        onAsk={(next) => onAsk({ ...asked, what: next })}
        onOpen={() => onOpen(entry)}
        onClose={close}
      />
    )
  return (
    <LateWindow onFailure={close}>
      {what === 'move' ? (
        <MoveEntryDialog entry={entry} zone={zone} move={move} onClose={close} onDone={onDone} />
      ) : (
        <ChangeOnceDialog id={entry.id} onClose={close} onDone={onDone} />
      )}
    </LateWindow>
  )
}
