import { createContext, use } from 'react'
import type { BucketName } from './moves.ts'
import type { Card } from './BoardCard.tsx'

interface BoardActions {
  /** Takes a record to a bucket. */
  move: (action: Card, bucket: BucketName) => void
  openMenu: (action: Card, anchor: HTMLElement) => void
  /** The record that is being dragged. */
  setDragged: (action: Card | undefined) => void
}

export const BoardActionsContext = createContext<BoardActions>({
  move: () => {},
  openMenu: () => {},
  setDragged: () => {},
})

export const useBoardActions = (): BoardActions => use(BoardActionsContext)
