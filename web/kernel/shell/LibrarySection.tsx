import type { ReactNode } from 'react'
import { TableSection, type TableSectionProps } from '../ui/TableSection.tsx'
import { LibraryTools, type LibraryToolsProps } from './LibraryTools.tsx'
import { useSearch } from '../ui/useSearch.ts'

interface LibrarySectionProps extends LibraryToolsProps, Omit<TableSectionProps, 'actions'> {
  /** What it says where nothing is found by what is searched for. */
  notFound: ReactNode
}

/** What an organization has of a kind, in a table that is searched, narrowed, exported and added to. */
export function LibrarySection({ search, tools, create, empty, notFound, ...table }: LibrarySectionProps) {
  const [params] = useSearch()
  return (
    <>
      <LibraryTools search={search} tools={tools} create={create} />
      <TableSection {...table} empty={params.has(search.param) ? notFound : empty} />
    </>
  )
}
