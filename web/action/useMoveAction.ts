import { useCallback, useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useBoard } from './BoardContext.ts'
import type { MoveInput } from './moveAction.ts'
import type { Movable, Move } from './moves.ts'

const load = () => import('./moveAction.ts')

/** A function that makes a move on the board that is shown; its code comes behind the first screen. */
export function useMoveAction() {
  const environment = useRelayEnvironment()
  const board = useBoard()
  useEffect(() => void load(), [])
  return useCallback(
    async (action: Movable, move: Move, input?: MoveInput) =>
      (await load()).moveAction(environment, board, action, move, input),
    [environment, board],
  )
}
