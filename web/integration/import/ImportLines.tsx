import Box from '@mui/material/Box'
import { useCallback } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ImportLines_import$key } from '../../__generated__/ImportLines_import.graphql.ts'
import type { ImportLinesQuery } from '../../__generated__/ImportLinesQuery.graphql.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { EffectFilter, effects } from './EffectFilter.tsx'
import { ImportLine } from './ImportLine.tsx'
import { RowList } from '../../kernel/import/RowList.tsx'
import { rowPage } from '../../kernel/import/rowPage.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ImportLinesQuery($id: ID!, $filter: ImportLineFilter, $after: Cursor) {
    import(id: $id) {
      rows(first: 100, after: $after, filter: $filter) {
        nodes {
          number
          ...ImportLine_row
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

type Row = NonNullable<ImportLinesQuery['response']['import']>['rows']['nodes'][number]

const lineOf = (row: Row) => <ImportLine key={row.number} row={row} />

/** The rows of an import with what they come to, narrowed to those that do one thing. */
export function ImportLines({ import: key }: { import: ImportLines_import$key }) {
  const { id, created, changed, same, refused } = useFragment(
    graphql`
      fragment ImportLines_import on Import {
        id
        created
        changed
        same
        refused
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const { search, set } = useNarrowing()
  const shown = effects.find((effect) => effect === search.get('show')) ?? null
  const read = useCallback(
    async (after: string | null) => {
      const variables = { id, filter: shown && { effect: { eq: shown } }, after }
      const answer = await fetchQuery<ImportLinesQuery>(environment, query, variables, {
        networkCacheConfig: { force: true },
      }).toPromise()
      return rowPage(answer?.import?.rows)
    },
    [environment, id, shown],
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 3 }}>
      <EffectFilter
        counts={{ REFUSED: refused, CHANGED: changed, CREATED: created, SAME: same }}
        shown={shown}
        onShow={(effect) => set({ show: effect })}
      />
      <RowList label={t.rowsOfTheFile} read={read} most={560} line={lineOf} />
    </Box>
  )
}
