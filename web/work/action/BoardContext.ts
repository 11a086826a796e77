import { createContext, use } from 'react'
import type { Board } from './boardStore.ts'

const none: Board = { filter: {}, organizationPath: undefined, buckets: new Map(), lanes: new Map() }

export const BoardContext = createContext<Board>(none)

/** The board that is shown. */
export const useBoard = (): Board => use(BoardContext)
