import { Suspense, useEffect } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { TreeLevel_organization$key } from '../../__generated__/TreeLevel_organization.graphql.ts'
import type { TreeLevelPageQuery } from '../../__generated__/TreeLevelPageQuery.graphql.ts'
import type { treeLevelQuery as TreeLevelQuery } from '../../__generated__/treeLevelQuery.graphql.ts'
import { useNextPage } from '../../kernel/relay/useNextPage.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { useTree } from './TreeContext.ts'
import { TreeItem } from './TreeItem.tsx'
import { treeLevelQuery } from './treeLevelQuery.ts'
import * as t from './__generated__/messages.ts'

interface TreeLevelProps {
  /** The organization above. */
  id: string
  level: number
}

const indent = (level: number) => ({ marginInlineStart: (level - 1) * 18 + 28 })

/** What stands directly below an organization, read when it is opened. */
export function TreeLevel({ id, level }: TreeLevelProps) {
  const { archived } = useTree()
  const [reference, load] = useQueryLoader<TreeLevelQuery>(treeLevelQuery)
  useEffect(() => {
    load({ id, isArchived: archived ? null : false }, { fetchPolicy: 'store-and-network' })
  }, [load, id, archived])
  const waiting = (
    <li role="none" style={{ padding: '6px 0' }}>
      <Ghost role="group" aria-label={t.loading} style={{ height: 20, width: 180, ...indent(level) }} />
    </li>
  )
  return (
    <ul role="group">
      {reference ? (
        <Retry
          as="li"
          style={indent(level)}
          onRetry={() => load({ id, isArchived: archived ? null : false }, { fetchPolicy: 'network-only' })}
        >
          <Suspense fallback={waiting}>
            <Loaded reference={reference} level={level} />
          </Suspense>
        </Retry>
      ) : (
        waiting
      )}
    </ul>
  )
}

function Loaded({ reference, level }: { reference: PreloadedQuery<TreeLevelQuery>; level: number }) {
  const { node } = usePreloadedQuery<TreeLevelQuery>(treeLevelQuery, reference)
  return node?.organization ? (
    <Items organization={node.organization} level={level} count={node.organization.childCount} />
  ) : null
}

function Items({
  organization,
  level,
  count,
}: {
  organization: TreeLevel_organization$key
  level: number
  count: number
}) {
  const { archived } = useTree()
  const { data, ...page } = usePaginationFragment<TreeLevelPageQuery, TreeLevel_organization$key>(
    graphql`
      fragment TreeLevel_organization on Organization
      @refetchable(queryName: "TreeLevelPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, isArchived: { type: "Boolean", defaultValue: false }) {
        children(first: $first, after: $after, filter: { isArchived: $isArchived }) @connection(key: "TreeLevel_children", filters: ["filter"]) {
          edges {
            node {
              id
              ...TreeItem_organization
            }
          }
        }
      }
    `,
    organization,
  )
  const { hasNext } = page
  const { failure, load } = useNextPage(page)
  const { edges } = data.children
  const size = archived ? (hasNext ? -1 : edges.length) : Math.max(count, edges.length)
  return (
    <>
      {edges.map(({ node }, i) => (
        <TreeItem key={node.id} organization={node} level={level} position={i + 1} size={size} />
      ))}
      {hasNext ? (
        <li role="treeitem" data-more aria-level={level} aria-selected={false} tabIndex={-1} style={indent(level)}>
          {failure ? <span role="alert">{t.moreCouldNotBeLoaded({ failure })}</span> : null}
          <PlainButton
            type="button"
            tabIndex={-1}
            disabled={page.isLoadingNext}
            onClick={() => load(50)}
            style={{ color: 'var(--ops-brand)' }}
          >
            {failure ? t.tryAgain : archived ? t.showMore : t.showMore2({ value: count - edges.length })}
          </PlainButton>
        </li>
      ) : null}
    </>
  )
}
