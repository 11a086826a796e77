// The orders of records on the screen, by which the open one is stepped through: columns of the board, lists.
import { useEffect, useRef } from 'react'

interface RecordOrder {
  readonly length: number
  /** Where the record stands; -1 where it does not, or is not known to. */
  indexOf: (key: string) => number
  /** What stands for it in an address; nothing where something else stands there, null where it is not read yet. */
  at: (index: number) => string | null | undefined
  /** Brings it into sight. */
  show: (index: number) => void
}

/** An order as it is now. */
export interface CurrentOrder {
  readonly current: RecordOrder
}

/** Those that are shown, the one that was used last first. */
export const shownOrders = new Set<CurrentOrder>()

/** Tells of an order while it is shown. What it gives is to be called where the order is used. */
export function useRecordOrder(order: RecordOrder): () => void {
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  useEffect(() => {
    shownOrders.add(latest)
    return () => void shownOrders.delete(latest)
  }, [])
  return () => {
    const others = [...shownOrders].filter((one) => one !== latest)
    shownOrders.clear()
    for (const one of [latest, ...others]) shownOrders.add(one)
  }
}
