import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { BoardCard_action$key } from '../../__generated__/BoardCard_action.graphql.ts'
import type { BucketPanel_bucket$key } from '../../__generated__/BucketPanel_bucket.graphql.ts'
import type { BucketPanelPageQuery } from '../../__generated__/BucketPanelPageQuery.graphql.ts'
import { useBoardActions } from './BoardActions.ts'
import { BoardCard } from './BoardCard.tsx'
import { BucketCount } from './BucketCount.tsx'
import { CardList } from './CardList.tsx'
import type { BucketName } from './moves.ts'
import { PanelFrame } from './PanelFrame.tsx'
import { useDropTarget } from './useDropTarget.ts'

interface BucketPanelProps {
  bucket: BucketPanel_bucket$key
  name: BucketName
  label: string
  color: string
  empty: string
  isTarget?: boolean
  /** What can be done with it. */
  actions?: ReactNode
}

const cardOf = (node: BoardCard_action$key, focus: { isTabStop: boolean; onFocus: () => void }) => (
  <BoardCard action={node} {...focus} />
)

const keyOf = ({ addressKey }: { readonly addressKey: string }) => addressKey

/** One bucket: its count, and its cards as far as one has scrolled. */
export function BucketPanel({ bucket, name, label, color, empty, isTarget, actions }: BucketPanelProps) {
  const { data, ...page } = usePaginationFragment<BucketPanelPageQuery, BucketPanel_bucket$key>(
    graphql`
      fragment BucketPanel_bucket on Bucket
      @refetchable(queryName: "BucketPanelPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }) {
        id
        ...BucketCount_bucket
        actions(first: $first, after: $after) @connection(key: "BucketPanel_actions") {
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
  const { move } = useBoardActions()
  const target = useDropTarget((card) => move(card, name))
  return (
    <PanelFrame
      ref={target}
      label={label}
      color={color}
      count={<BucketCount bucket={data} />}
      isTarget={isTarget}
      actions={actions}
    >
      <CardList name={name} edges={data.actions.edges} keyOf={keyOf} card={cardOf} empty={empty} page={page} />
    </PanelFrame>
  )
}
