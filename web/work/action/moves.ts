// The server's transition table, and which of its rows a record offers its viewer.
import { createContext, use } from 'react'
import type { BucketName, Need, TransitionName } from '../../__generated__/HomePageQuery.graphql.ts'

export interface Move {
  readonly name: TransitionName
  readonly label: string
  readonly from: string
  readonly to: string
  readonly bucket: BucketName | null | undefined
  readonly needs: readonly Need[]
}

/** What of a record decides its moves. */
export interface Movable {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly bucket: BucketName | null | undefined
  readonly version: number
  readonly viewerTransitions: readonly TransitionName[]
}

export const MovesContext = createContext<readonly Move[]>([])

const changesPlace = (move: Move, from: BucketName | null | undefined) => move.bucket !== from

/** The moves that the viewer may make of a record now. */
export function movesOf(table: readonly Move[], { state, viewerTransitions }: Movable): Move[] {
  return table.filter((move) => move.from === state && viewerTransitions.includes(move.name))
}

/** Those that lead to another bucket. */
export function movesTo(table: readonly Move[], action: Movable, bucket: BucketName): Move[] {
  return movesOf(table, action).filter((move) => move.bucket === bucket && changesPlace(move, action.bucket))
}

export const useMoves = (): readonly Move[] => use(MovesContext)

export type { BucketName, Need, TransitionName }
