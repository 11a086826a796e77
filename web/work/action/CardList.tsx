import { styled } from '@mui/material/styles'
import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useNextPage, type ListPage } from '../../kernel/relay/useNextPage.ts'
import { ListItem, ListSize } from '../../kernel/ui/ListItem.tsx'
import { mirroredKey } from '../../kernel/ui/mirrored.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useIsPrinted } from '../../kernel/ui/useIsPrinted.ts'
import { focusSoon } from './followFocus.ts'
import { useRecordOrder } from './recordOrder.ts'
import * as t from './__generated__/messages.ts'

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
  '& li': { breakInside: 'avoid' },
  '@media print': { flex: 'none', contain: 'none', overflow: 'visible', paddingBottom: 6 },
})

interface CardListProps<Entry extends { readonly id: string }> {
  /** Which panel it is. */
  name: string
  edges: readonly { readonly node: Entry }[]
  /** What stands for an entry in an address, where it is a record. */
  keyOf: (node: Entry) => string | undefined
  /** Makes the card of an entry. */
  card: (node: Entry, focus: { isTabStop: boolean; onFocus: () => void }) => ReactNode
  empty: string
  page: ListPage
}

const pageSize = 100
/** The next page is asked for when one has come this near to the end. */
const ahead = 25

/** The cards of a panel as far as one has scrolled. */
export function CardList<Entry extends { readonly id: string }>({
  name,
  edges,
  keyOf,
  card,
  empty,
  page,
}: CardListProps<Entry>) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [tabStop, setTabStop] = useState<string>()
  const { hasNext, isLoadingNext } = page
  const { failure, load } = useNextPage(page)
  const isPrinted = useIsPrinted()
  const onUse = useRecordOrder({
    length: edges.length,
    indexOf: (key) => edges.findIndex(({ node }) => keyOf(node) === key),
    at: (index) => edges[index] && keyOf(edges[index].node),
    show(index) {
      scroller.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      list.current?.scrollToIndex(index, { align: 'nearest' })
    },
  })
  const stop = edges.some(({ node }) => node.id === tabStop) ? tabStop : edges[0]?.node.id

  // What has failed once is not asked for again and again, but when one says so.
  function loadMore() {
    const { current } = list
    const last = current ? current.findItemIndex(current.scrollOffset + current.viewportSize) : 0
    if (hasNext && !isLoadingNext && !failure && last >= edges.length - ahead) load(pageSize)
  }
  useEffect(loadMore, [edges.length, hasNext, isLoadingNext, failure, load])

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
      focusSoon(next, scroller.current!)
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')]
      const beside = panels[panels.indexOf(scroller.current!) + (mirroredKey(event.key) === 'ArrowRight' ? 1 : -1)]
      beside?.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <List
      ref={scroller}
      data-panel={name}
      tabIndex={edges.length ? undefined : 0}
      onKeyDown={onKeyDown}
      onFocus={onUse}
    >
      {edges.length === 0 ? <p className="empty">{empty}</p> : null}
      <ListSize value={hasNext ? -1 : edges.length}>
        {isPrinted ? (
          // On paper stands all that is loaded.
          <ul>
            {edges.map(({ node }, i) => (
              <ListItem key={node.id} index={i} style={{}}>
                {card(node, { isTabStop: false, onFocus: () => {} })}
              </ListItem>
            ))}
          </ul>
        ) : (
          <Virtualizer
            ref={list}
            scrollRef={scroller}
            data={edges}
            as="ul"
            item={ListItem}
            onScroll={loadMore}
            startMargin={0}
          >
            {({ node }) => (
              <Fragment key={node.id}>
                {card(node, { isTabStop: node.id === stop, onFocus: () => setTabStop(node.id) })}
              </Fragment>
            )}
          </Virtualizer>
        )}
      </ListSize>
      {failure ? (
        <div className="empty" role="alert">
          {t.theNextRecordsCouldNotBe} {failure}
          <PlainButton type="button" className="outlined" onClick={() => load(pageSize)}>
            {t.tryAgain}
          </PlainButton>
        </div>
      ) : null}
    </List>
  )
}
