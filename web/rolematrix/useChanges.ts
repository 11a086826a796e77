import { useCallback, useMemo, useState } from 'react'
import type { KnownReach } from './reaches.ts'

/** What of a cell it takes to change it. */
export interface Cell {
  readonly id: string
  readonly level: string
  readonly levelName: string
  readonly reach: string
  readonly defaultReach: string
  readonly allowedReaches: readonly string[]
  readonly fixedBecause: string | null | undefined
}

export interface Row {
  readonly id: string
  readonly capability: string
  readonly purpose: string
  readonly section: string
  readonly isFixed: boolean
  readonly cells: readonly Cell[]
}

/** The cells that were set but are not saved: a cell's id to its reach. */
export type Pending = ReadonlyMap<string, KnownReach>

/** What is set but not saved; a cell that is set to what it is is none. */
export function useChanges(rows: readonly Row[]) {
  const [wanted, setWanted] = useState<Pending>(new Map())
  const cells = useMemo(() => new Map(rows.flatMap((row) => row.cells.map((cell) => [cell.id, { row, cell }] as const))), [rows])
  const pending = useMemo(() => new Map([...wanted].filter(([id, reach]) => cells.get(id) && cells.get(id)!.cell.reach !== reach)), [wanted, cells])
  const set = useCallback((id: string, reach: KnownReach) => setWanted((before) => new Map(before).set(id, reach)), [])
  const discard = useCallback(() => setWanted(new Map()), [])
  const inputs = useMemo(
    () =>
      [...pending].map(([id, reach]) => {
        const { row, cell } = cells.get(id)!
        return { capability: row.capability, accessLevel: cell.level as 'ADMIN', reach, seen: cell.reach as KnownReach }
      }),
    [pending, cells],
  )
  return { pending, inputs, set, discard }
}
