import { useCallback, useMemo } from 'react'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import type { KnownReach } from './reaches.ts'
import * as t from './__generated__/messages.ts'

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

export interface Change {
  readonly reach: KnownReach
  /** What it was when it was set. Others may have saved another since: of that one is asked. */
  readonly seen: KnownReach
}

/** The cells that were set but are not saved, by their ids. */
export type Pending = ReadonlyMap<string, Change>

/** What a cell is about, as a conflict names it. */
const nameOf = ({ levelName }: Pick<Cell, 'levelName'>, { purpose }: Pick<Row, 'purpose'>): string =>
  t.may2({ levelName, purpose })

/** What is set but not saved; a cell that is set to what it is is none. */
export function useChanges(rows: readonly Row[], draft: Draft) {
  const [wanted, setWanted] = useDraftState<Readonly<Record<string, Change>>>(draft, 'cells', {})
  const cells = useMemo(
    () => new Map(rows.flatMap((row) => row.cells.map((cell) => [cell.id, { row, cell }] as const))),
    [rows],
  )
  const pending = useMemo(
    () =>
      new Map(Object.entries(wanted).filter(([id, { reach }]) => cells.has(id) && cells.get(id)!.cell.reach !== reach)),
    [wanted, cells],
  )
  const set = useCallback(
    (cell: Cell, reach: KnownReach) =>
      setWanted((before) => ({ ...before, [cell.id]: { reach, seen: cell.reach as KnownReach } })),
    [setWanted],
  )
  /** Gives up what was set, or the cells of some names alone. */
  const discard = useCallback(
    (names?: readonly string[]) =>
      setWanted((before) => {
        const kept = Object.entries(before).filter(
          ([id]) => cells.has(id) && !names?.includes(nameOf(cells.get(id)!.cell, cells.get(id)!.row)),
        )
        return names ? Object.fromEntries(kept) : {}
      }),
    [cells, setWanted],
  )
  const inputs = useMemo(
    () =>
      [...pending].map(([id, { reach, seen }]) => {
        const { row, cell } = cells.get(id)!
        return { capability: row.capability, accessLevel: cell.level as 'ADMIN', reach, seen }
      }),
    [pending, cells],
  )
  const names = useMemo(
    () => [...pending.keys()].map((id) => nameOf(cells.get(id)!.cell, cells.get(id)!.row)),
    [pending, cells],
  )
  return { pending, inputs, names, set, discard }
}
