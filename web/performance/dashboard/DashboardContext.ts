import { createContext, use } from 'react'
import type { rowsAt } from './dashboardSearch.ts'

/** Where the rows of a number of this dashboard are. */
export const RowsContext = createContext<(rows: Parameters<typeof rowsAt>[2]) => string>(() => '/activerecords')

export const useRows = () => use(RowsContext)
