import { useCallback, useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useBoard } from './BoardContext.ts'
import { useAttempt } from './attempted.ts'
import type { MoveInput } from './moveAction.ts'
import type { Movable, Move } from './moves.ts'

const load = () => import('./moveAction.ts')

/** A function that makes a move on the board that is shown; its code comes behind the first screen. */
export function useMoveAction() {
  const environment = useRelayEnvironment()
  const board = useBoard()
  const attempt = useAttempt()
  useEffect(() => {
    void load()
  }, [])
  return useCallback(
    async (action: Movable, move: Move, input?: MoveInput) => {
      const problems = await (await load()).moveAction(environment, board, action, move, input)
      // Who resolves from above is asked in the dialog; who completes is led to the items.
      if (problems?.checklist && move.name !== 'RESOLVE') attempt(problems.checklist)
      return problems
    },
    [environment, board, attempt],
  )
}
