import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { BucketPanel_bucket$key } from '../__generated__/BucketPanel_bucket.graphql.ts'
import type { BucketPanelPageQuery } from '../__generated__/BucketPanelPageQuery.graphql.ts'
import { ListItem, ListSize } from '../ui/ListItem.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { useBoardActions } from './BoardActions.ts'
import { BoardCard, type Card } from './BoardCard.tsx'
import { BucketCount } from './BucketCount.tsx'
import { focusSoon } from './followFocus.ts'
import type { BucketName } from './moves.ts'
import { PanelFrame } from './PanelFrame.tsx'
import { useDragElement, type Dragging } from './useDragElement.ts'

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--ops-line) transparent',
  contain: 'strict',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  // The list measures an entry without its padding, so the gap is inside of it.
  '& li > div': { padding: '6px 8px 0' },
  '& .empty': { margin: 0, padding: '16px 12px', color: 'var(--ops-ink-3)' },
  '& .empty > button': { display: 'flex', marginTop: 8 },
})

interface BucketPanelProps {
  bucket: BucketPanel_bucket$key
  name: BucketName
  label: string
  color: string
  empty: string
  isTarget?: boolean
}

const page = 100
/** The next page is asked for when one has come this near to the end. */
const ahead = 25

/** One bucket: its count, and its cards as far as one has scrolled. */
export function BucketPanel({ bucket, name, label, color, empty, isTarget }: BucketPanelProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<BucketPanelPageQuery, BucketPanel_bucket$key>(
    graphql`
      fragment BucketPanel_bucket on Bucket
      @refetchable(queryName: "BucketPanelPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        id
        ...BucketCount_bucket
        actions(first: $first, after: $after) @connection(key: "BucketPanel_actions") {
          edges {
            node {
              id
              ...BoardCard_action
            }
          }
        }
      }
    `,
    bucket,
  )
  const { edges } = data.actions
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [tabStop, setTabStop] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const stop = edges.some(({ node }) => node.id === tabStop) ? tabStop : edges[0]?.node.id
  const target = useDropTarget(name)

  // What has failed once is not asked for again and again, but when one says so.
  function loadMore() {
    const { current } = list
    const last = current ? current.findItemIndex(current.scrollOffset + current.viewportSize) : 0
    if (hasNext && !isLoadingNext && !failure && last >= edges.length - ahead) {
      loadNext(page, { onComplete: (error) => setFailure(error?.message) })
    }
  }
  useEffect(loadMore, [edges.length, hasNext, isLoadingNext, failure, loadNext])

  /** Up and down within the panel, left and right to the panel beside. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).dataset.card
    if (event.shiftKey || !id) return
    const at = edges.findIndex(({ node }) => node.id === id)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: edges.length - 1 }[event.key]
    if (to !== undefined) {
      const next = edges[to]?.node.id
      if (!next) return
      list.current?.scrollToIndex(to, { align: 'nearest' })
      focusSoon(next)
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')]
      const beside = panels[panels.indexOf(scroller.current!) + (event.key === 'ArrowRight' ? 1 : -1)]
      beside?.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <PanelFrame ref={target} label={label} color={color} count={<BucketCount bucket={data} />} isTarget={isTarget}>
      <List ref={scroller} data-panel={name} tabIndex={edges.length ? undefined : 0} onKeyDown={onKeyDown}>
        {edges.length === 0 ? <p className="empty">{empty}</p> : null}
        <ListSize value={hasNext ? -1 : edges.length}>
          <Virtualizer ref={list} scrollRef={scroller} data={edges} as="ul" item={ListItem} onScroll={loadMore} startMargin={0}>
            {({ node }) => (
              <BoardCard key={node.id} action={node} isTabStop={node.id === stop} onFocus={() => setTabStop(node.id)} />
            )}
          </Virtualizer>
        </ListSize>
        {failure ? (
          <div className="empty" role="alert">
            The next records could not be loaded. {failure}
            <PlainButton type="button" className="outlined" onClick={() => setFailure(undefined)}>
              Try again
            </PlainButton>
          </div>
        ) : null}
      </List>
    </PanelFrame>
  )
}

/** A ref for what takes the cards that are dropped on a bucket. */
function useDropTarget(name: BucketName) {
  const { move } = useBoardActions()
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  }, [move])
  return useDragElement(
    useCallback(
      ({ makeTarget }: Dragging, element: HTMLElement) => makeTarget(element, (card: Card) => latest.current(card, name)),
      [name],
    ),
  )
}
