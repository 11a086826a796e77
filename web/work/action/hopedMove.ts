// What is shown of a move, or of its undoing, until the answer is there.
import type { Disposable, Environment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { versionNow } from '../../kernel/undo/inTurn.ts'
import { applyMove, placeIn, type Board, type BoardPlace } from './boardStore.ts'

interface Hoped {
  id: string
  /** As it was seen. */
  version: number
  change: (record: RecordProxy, store: RecordSourceProxy) => void
}

export interface HopedMove extends Disposable {
  /** Where the record stood before. */
  readonly before: BoardPlace | null
  /** The answer is there: it holds from now on. */
  giveWay: () => void
}

/**
 * Shows a move at once. It gives way to its answer, and to what is heard of the record meanwhile, of this move or of
 * somebody else's.
 */
export function hopeForMove(environment: Environment, board: Board, { id, version, change }: Hoped): HopedMove {
  let before: BoardPlace | null = null
  let isOver = false
  const shown = environment.applyUpdate({
    storeUpdater(store) {
      const record = store.get(id)
      if (isOver || !record || Number(record.getValue('version')) > versionNow(environment, { id, version })) return
      before = placeIn(record)
      change(record, store)
      applyMove(store, board, { id, before, after: placeIn(record) })
    },
  })
  return {
    get before() {
      return before
    },
    giveWay: () => (isOver = true),
    dispose: () => shown.dispose(),
  }
}
