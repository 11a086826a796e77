import { number } from '../../kernel/messages/format.ts'
import type { ReactNode } from 'react'
import {
  fetchQuery,
  graphql,
  usePaginationFragment,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { GridCards_grid$data, GridCards_grid$key } from '../../__generated__/GridCards_grid.graphql.ts'
import type { GridCardsCountQuery } from '../../__generated__/GridCardsCountQuery.graphql.ts'
import type { GridCardsPageQuery } from '../../__generated__/GridCardsPageQuery.graphql.ts'
import type { gridQuery as GridQuery } from '../../__generated__/gridQuery.graphql.ts'
import { AppointmentCard } from '../../planning/appointment/AppointmentCard.tsx'
import { BoardCard } from '../../work/action/BoardCard.tsx'
import { useBoard } from '../../work/action/BoardContext.ts'
import { CardList } from '../../work/action/CardList.tsx'
import type { Grid } from '../../work/action/grids.ts'
import { gridQuery } from './gridQuery.ts'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { PanelFrame } from '../../work/action/PanelFrame.tsx'
import { useQuietly } from '../../work/action/useQuietly.ts'
import * as t from './__generated__/messages.ts'

const countQuery = graphql`
  query GridCardsCountQuery($id: ID!) {
    node(id: $id) {
      ... on Grid {
        count
      }
    }
  }
`

const onPage = 100

type Entry = GridCards_grid$data['entries']['edges'][number]['node']

const cardOf = ({ record, appointment }: Entry, focus: { isTabStop: boolean; onFocus: () => void }) =>
  record ? (
    <BoardCard action={record} warning={record.metricWarning} {...focus} />
  ) : appointment ? (
    <AppointmentCard appointment={appointment} {...focus} />
  ) : null

const keyOf = ({ record }: Entry) => record?.addressKey

interface GridCardsProps {
  reference: PreloadedQuery<GridQuery>
  grid: Grid
  actions: ReactNode
}

/** The cards of a grid. What leaves the board leaves it at once; what else changes is read again quietly. */
export function GridCards({ reference, grid, actions }: GridCardsProps) {
  const { name, empty } = grid
  const environment = useRelayEnvironment()
  const { filter } = useBoard()
  const asOf = useLookBack()
  const { board } = usePreloadedQuery<GridQuery>(gridQuery, reference)
  const { data, ...page } = usePaginationFragment<GridCardsPageQuery, GridCards_grid$key>(
    graphql`
      fragment GridCards_grid on Grid
      @refetchable(queryName: "GridCardsPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, warns: { type: "Boolean!" }) {
        id
        count
        entries(first: $first, after: $after) @connection(key: "GridCards_entries") {
          edges {
            node {
              __id
              ... on Action @alias(as: "record") {
                addressKey
                bucket
                # Why a record that is not due yet warns.
                metricWarning @include(if: $warns)
                ...BoardCard_action
              }
              ...AppointmentCard_appointment @alias(as: "appointment")
            }
          }
        }
      }
    `,
    board.grids[0]!,
  )
  const { edges } = data.entries
  const open = edges.flatMap(({ node }) =>
    node.record && !node.record.bucket ? [] : { node: { id: node.__id, ...node } },
  )
  useQuietly(() => {
    // Of a long list only the count is read, so that nobody's place in it is lost.
    const request =
      edges.length <= onPage
        ? fetchQuery<GridQuery>(
            environment,
            gridQuery,
            { filter, asOf, name, first: Math.max(50, edges.length), warns: name === 'WARN' },
            { fetchPolicy: 'network-only' },
          )
        : fetchQuery<GridCardsCountQuery>(environment, countQuery, { id: data.id }, { fetchPolicy: 'network-only' })
    // What can't be read now is as it was.
    request.subscribe({ error: () => {} })
  })
  return (
    <PanelFrame {...grid} count={number(Math.max(0, data.count - (edges.length - open.length)))} actions={actions}>
      <CardList
        name={t.grid({ name })}
        edges={open}
        keyOf={keyOf}
        card={cardOf}
        empty={Object.keys(filter).length ? t.nothingHereMatchesTheFilter : empty}
        page={page}
      />
    </PanelFrame>
  )
}
