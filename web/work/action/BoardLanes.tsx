import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { BoardLanesQuery } from '../../__generated__/BoardLanesQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { useBoard } from './BoardContext.ts'
import { LaneGhosts } from './lane/LaneGhosts.tsx'
import { LaneList, type LaneColumn, type LaneRow } from './lane/LaneList.tsx'
import { useReadWithRoute } from '../../kernel/relay/useReadWithRoute.ts'
import { useQuietly } from './useQuietly.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BoardLanesQuery($filter: ActionFilter, $asOf: DateTime, $by: ActionGrouping!) {
    actionGrid(filter: $filter, asOf: $asOf, groupBy: $by) {
      groups {
        key
        label
        commonId
        count
        serviceTimeMins
      }
    }
  }
`

export type { LaneColumn }

interface BoardLanesProps {
  by: 'ASSIGNEE' | 'ORGANIZATION'
  columns: readonly LaneColumn[]
  /** What stands in the heads of the columns, beside their names. */
  renderHead: (column: LaneColumn) => ReactNode
}

/** The board in swimlanes: one for each person or organization, across the columns that are shown. */
export function BoardLanes({ by, columns, renderHead }: BoardLanesProps) {
  const { filter } = useBoard()
  const asOf = useLookBack()
  const variables = { by, asOf, filter: { ...filter, bucket: { in: columns.map(({ name }) => name) } } }
  const { reference, read } = useLoaded<BoardLanesQuery>(query, variables)
  const readAgain = useReadAgain<BoardLanesQuery>(query, variables)
  useQuietly(readAgain)
  useReadWithRoute(readAgain)
  return (
    <Retry onRetry={read} style={{ padding: 20 }}>
      <Suspense fallback={<LaneGhosts />}>
        {reference ? <Lanes by={by} columns={columns} renderHead={renderHead} reference={reference} /> : <LaneGhosts />}
      </Suspense>
    </Retry>
  )
}

function Lanes({ by, reference, ...rest }: BoardLanesProps & { reference: PreloadedQuery<BoardLanesQuery> }) {
  const { groups } = usePreloadedQuery<BoardLanesQuery>(query, reference).actionGrid
  const viewer = useViewer()
  const isFiltered = Object.keys(useBoard().filter).length > 0
  const lanes = groups.map(({ key, label, commonId, count, serviceTimeMins }): LaneRow => ({
    key,
    by,
    id: commonId ?? null,
    label,
    count,
    minutes: serviceTimeMins,
  }))
  // One's own work stands first.
  const isOwn = ({ id }: LaneRow) => id !== null && id === viewer?.id
  const inOrder = [...lanes.filter(isOwn), ...lanes.filter((lane) => !isOwn(lane))]
  if (!inOrder.length)
    return <Centered title={t.noOpenRecords} text={isFiltered ? t.nothingHereMatchesTheFilter : t.newWorkAppearsHere} />
  return <LaneList lanes={inOrder} {...rest} />
}
