import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { NarrowedPage_query$key } from '../../__generated__/NarrowedPage_query.graphql.ts'
import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useBoardConditions } from './useBoardConditions.tsx'
import { WhoseChip } from './WhoseChip.tsx'

interface NarrowedPageProps {
  title: string
  query: NarrowedPage_query$key
  /** What stands there while it is read. */
  waiting: ReactNode
}

/** A screen that is narrowed as the board is, by the same part of the address. */
export function NarrowedPage({ title, query, waiting }: NarrowedPageProps) {
  const data = useFragment(
    graphql`
      fragment NarrowedPage_query on Query {
        ...useBoardConditions_query
      }
    `,
    query,
  )
  return (
    <Page title={title}>
      <Box sx={{ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
        <FilterLine conditions={useBoardConditions(data)}>
          <WhoseChip />
        </FilterLine>
        <Suspense fallback={waiting}>
          <Outlet />
        </Suspense>
      </Box>
    </Page>
  )
}
