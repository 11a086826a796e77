import { styled } from '@mui/material/styles'
import { use, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { LaneCell_bucket$key } from '../../../__generated__/LaneCell_bucket.graphql.ts'
import type { LaneCellPageQuery } from '../../../__generated__/LaneCellPageQuery.graphql.ts'
import { number } from '../../../kernel/messages/format.ts'
import { useNextPage } from '../../../kernel/relay/useNextPage.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { BoardCard } from '../BoardCard.tsx'
import { DraggedContext } from '../DraggedContext.ts'
import { useRecordOrder } from '../recordOrder.ts'
import { useDropTarget } from '../useDropTarget.ts'
import type { LaneColumn, LaneRow } from './LaneList.tsx'
import { useLaneMoves } from './useLaneMoves.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 44,
  padding: '0 6px 6px',
  background: 'var(--ops-surface)',
  border: '1px solid var(--ops-line)',
  borderRadius: 10,
  '& > .card': { paddingTop: 6 },
  '& > .name': { display: 'none', margin: 0, padding: '6px 6px 0', font: 'inherit', color: 'var(--ops-ink-3)' },
  '& > button': { marginTop: 6 },
  '&[data-target="true"]': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '&[data-target="false"]': { opacity: 0.55 },
  [theme.breakpoints.down('md')]: {
    '& > .name': { display: 'block' },
    // Where columns stand below each other, one without records would only take room.
    '&[data-empty="true"]': { display: 'none' },
  },
}))

/** How many more are read at once. */
const more = 20

interface LaneCellProps {
  bucket: LaneCell_bucket$key
  row: LaneRow
  column: LaneColumn
  /** Told how many records are to be shown from now on. */
  onMore: (count: number) => void
}

/** What of a lane is in one column: its first records, more on request; it takes what is dropped on it. */
export function LaneCell({ bucket, row, column, onMore }: LaneCellProps) {
  const { data, ...page } = usePaginationFragment<LaneCellPageQuery, LaneCell_bucket$key>(
    graphql`
      fragment LaneCell_bucket on Bucket
      @refetchable(queryName: "LaneCellPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 4 }, after: { type: "Cursor" }) {
        id
        count {
          value
          isExact
        }
        actions(first: $first, after: $after) @connection(key: "LaneCell_actions") {
          edges {
            node {
              id
              addressKey
              ...BoardCard_action
            }
          }
        }
      }
    `,
    bucket,
  )
  const { edges } = data.actions
  const { value, isExact } = data.count
  const name = t.cell({ column: column.label, count: value, shown: `${number(value)}${isExact ? '' : '+'}` })
  const { failure, load } = useNextPage(page)
  const [tabStop, setTabStop] = useState<string>()
  const stop = edges.some(({ node }) => node.id === tabStop) ? tabStop : edges[0]?.node.id
  const { drop, mayDrop } = useLaneMoves(row, column.name)
  const dragged = use(DraggedContext)
  const frame = useRef<HTMLElement>(null)
  const target = useDropTarget(drop)
  const onUse = useRecordOrder({
    length: edges.length,
    indexOf: (key) => edges.findIndex(({ node }) => node.addressKey === key),
    at: (index) => edges[index]?.node.addressKey,
    show: (index) => frame.current?.querySelectorAll('[data-card]')[index]?.scrollIntoView({ block: 'nearest' }),
  })
  return (
    <Frame
      ref={(element) => {
        frame.current = element
        target(element)
      }}
      role="group"
      aria-label={name}
      data-cell={column.name}
      data-empty={edges.length === 0 && !dragged}
      data-target={dragged ? mayDrop(dragged) : undefined}
      onFocus={onUse}
    >
      <p className="name" aria-hidden="true">
        {name}
      </p>
      {edges.map(({ node }) => (
        <div key={node.id} className="card">
          <BoardCard action={node} isTabStop={node.id === stop} onFocus={() => setTabStop(node.id)} />
        </div>
      ))}
      {failure ? (
        <p role="alert" style={{ margin: 0, padding: 6 }}>
          {t.theNextRecordsCouldNotBe} {failure}
        </p>
      ) : null}
      {page.hasNext ? (
        <PlainButton
          type="button"
          className="more"
          aria-disabled={page.isLoadingNext}
          onClick={() => {
            if (page.isLoadingNext) return
            onMore(edges.length + more)
            load(more)
          }}
        >
          {isExact ? t.showMore({ count: Math.max(1, value - edges.length) }) : t.showFurther}
        </PlainButton>
      ) : null}
    </Frame>
  )
}
