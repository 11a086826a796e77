import { lazy, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { BoardActionsContext } from './BoardActions.ts'
import type { Card } from './BoardCard.tsx'
import { bucketList } from './buckets.ts'
import { focusCard } from './followFocus.ts'
import { DraggedContext } from './DraggedContext.ts'
import { movesTo, useMoves, type BucketName, type Move } from './moves.ts'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))
const ActionMenu = lazy(async () => ({ default: (await import('./ActionMenu.tsx')).ActionMenu }))

interface Asked {
  action: Card
  moves: readonly Move[]
}

/**
 * What the cards and panels do with records: a move at once where nothing is asked for, else a dialog; and the menu.
 */
export function BoardMoves({ children }: { children: ReactNode }) {
  const table = useMoves()
  const commit = useMoveAction()
  const [asked, setAsked] = useState<Asked>()
  const [menu, setMenu] = useState<{ action: Card; anchor: HTMLElement }>()
  const [dragged, setDragged] = useState<Card>()
  const environment = useRelayEnvironment()
  const refuse = useCallback(
    async (action: Card, bucket: BucketName, label: string) => {
      const { readReasons } = await import('./readReasons.ts')
      const { stateName, reasons } = await readReasons(environment, action.id, bucket)
      const texts = [...new Set(reasons.map(({ reason }) => reason))]
      toast(
        'info',
        t.cantGoTo({ title: action.title, label }),
        texts.join(' ') || (stateName ? t.noStepLeadsThereFrom({ stateName }) : t.noStepLeadsThere),
      )
    },
    [environment],
  )
  const actions = useMemo(
    () => ({
      move(action: Card, bucket: BucketName) {
        if (action.bucket === bucket) return
        const moves = movesTo(table, action, bucket)
        const [only] = moves
        const label = bucketList.find(({ name }) => name === bucket)?.label ?? bucket
        if (!only) void refuse(action, bucket, label)
        else if (moves.length === 1 && !only.needs.length) void commit(action, only)
        else setAsked({ action, moves })
      },
      openMenu: (action: Card, anchor: HTMLElement) => setMenu({ action, anchor }),
      setDragged,
    }),
    [table, commit, refuse],
  )
  const closeDialog = () => {
    setAsked(undefined)
    if (asked) focusCard(asked.action.id)
  }
  return (
    <BoardActionsContext value={actions}>
      <DraggedContext value={dragged}>{children}</DraggedContext>
      {menu ? (
        <LateWindow onFailure={() => setMenu(undefined)}>
          <ActionMenu
            {...menu}
            onClose={() => setMenu(undefined)}
            onMove={(action, move) => setAsked({ action, moves: [move] })}
          />
        </LateWindow>
      ) : null}
      {asked ? (
        <LateWindow onFailure={closeDialog}>
          <MoveDialog {...asked} onClose={closeDialog} />
        </LateWindow>
      ) : null}
    </BoardActionsContext>
  )
}
