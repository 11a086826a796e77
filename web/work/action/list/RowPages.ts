// The records of the list that are at hand: pages of it, read as they come into sight, and given up when far from it.
import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime'
import type { GridRow_action$key } from '../../../__generated__/GridRow_action.graphql.ts'
import type { ActionState, RowPagesQuery } from '../../../__generated__/RowPagesQuery.graphql.ts'
import type { RowPagesIdsQuery } from '../../../__generated__/RowPagesIdsQuery.graphql.ts'
import type { ListVariables } from './listFilter.ts'

const query = graphql`
  query RowPagesQuery(
    $filter: ActionFilter
    $orderBy: ActionOrder
    $groupBy: ActionGrouping
    $asOf: DateTime
    $first: Int!
    $startIndex: Int!
  ) {
    actionGrid(filter: $filter, orderBy: $orderBy, groupBy: $groupBy, asOf: $asOf) {
      rows(first: $first, startIndex: $startIndex) {
        nodes {
          id
          addressKey
          state
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for GridRow
          ...GridRow_action
        }
      }
    }
  }
`

const idsQuery = graphql`
  query RowPagesIdsQuery(
    $filter: ActionFilter
    $orderBy: ActionOrder
    $groupBy: ActionGrouping
    $asOf: DateTime
    $first: Int!
    $startIndex: Int!
  ) {
    actionGrid(filter: $filter, orderBy: $orderBy, groupBy: $groupBy, asOf: $asOf) {
      rows(first: $first, startIndex: $startIndex) {
        nodes {
          id
        }
      }
    }
  }
`

/** A record of the list: what the list itself knows of it, and what its row reads. */
export interface Row extends GridRow_action$key {
  readonly id: string
  readonly addressKey: string
  readonly state: ActionState
}

const pageSize = 50
const mostPages = 16
const mostAtOnce = 100
/** As many are taken by a range that reaches beyond what is at hand. */
export const longestRange = 5_000
/** Who drags the scrollbar passes by most of the list: only where they rest it is read. */
const rest = 60

interface Page {
  rows: readonly Row[]
  isStale: boolean
  release: () => void
}

export class RowPages {
  /** Grows with each change of what is at hand. */
  version = 0
  failure: string | undefined
  private readonly environment: Environment
  private readonly variables: ListVariables
  private readonly pages = new Map<number, Page>()
  private readonly reading = new Map<number, () => void>()
  private readonly listeners = new Set<() => void>()
  private wanted: readonly number[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(environment: Environment, variables: ListVariables) {
    this.environment = environment
    this.variables = variables
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  current = () => this.version

  at(offset: number): Row | undefined {
    return this.pages.get(Math.floor(offset / pageSize))?.rows[offset % pageSize]
  }

  /** All that are at hand. */
  *known(): Iterable<Row> {
    for (const { rows } of this.pages.values()) yield* rows
  }

  /** The ids of the records from one offset to another, of those far off too. */
  async idsBetween(from: number, to: number): Promise<string[]> {
    const end = Math.min(to, from + longestRange - 1)
    const ids: string[] = []
    for (let offset = from; offset <= end;) {
      const row = this.at(offset)
      if (row) {
        ids.push(row.id)
        offset++
        continue
      }
      const first = Math.min(mostAtOnce, end - offset + 1)
      const data = await fetchQuery<RowPagesIdsQuery>(this.environment, idsQuery, {
        ...this.variables,
        first,
        startIndex: offset,
      }).toPromise()
      const rows = data?.actionGrid.rows.nodes ?? []
      if (!rows.length) break
      for (const { id } of rows) ids.push(id)
      offset += rows.length
    }
    return ids
  }

  /** Takes what was read with the list itself as its first page; what else is at hand may have changed since. */
  begin(rows: readonly Row[]) {
    for (const page of this.pages.values()) page.isStale = true
    this.keep(0, rows, () => {})
    this.read()
  }

  /** What is in sight: these offsets. */
  want(first: number, last: number) {
    const pages = []
    for (let page = Math.floor(Math.max(0, first) / pageSize); page <= Math.floor(Math.max(0, last) / pageSize); page++)
      pages.push(page)
    if (pages.join() === this.wanted.join()) return
    this.wanted = pages
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.read(), rest)
  }

  /** Reads again what is in sight and could not be read. */
  retry() {
    this.failure = undefined
    this.tell()
    this.read()
  }

  dispose() {
    clearTimeout(this.timer)
    for (const stop of this.reading.values()) stop()
    for (const page of this.pages.values()) page.release()
    this.pages.clear()
    this.reading.clear()
  }

  private read() {
    for (const [page, stop] of this.reading) {
      if (this.wanted.includes(page)) continue
      stop()
      this.reading.delete(page)
    }
    for (const page of this.wanted) {
      if (this.reading.has(page) || this.pages.get(page)?.isStale === false) continue
      const variables = { ...this.variables, first: pageSize, startIndex: page * pageSize }
      const silent = { networkCacheConfig: { force: true, metadata: { silent: true } } }
      const subscription = fetchQuery<RowPagesQuery>(this.environment, query, variables, silent).subscribe({
        next: ({ actionGrid }) => {
          this.reading.delete(page)
          this.failure = undefined
          const kept = this.environment.retain(createOperationDescriptor(getRequest(query), variables))
          this.keep(page, actionGrid.rows.nodes, () => kept.dispose())
        },
        error: (error: Error) => {
          this.reading.delete(page)
          this.failure = error.message
          this.tell()
        },
      })
      this.reading.set(page, () => subscription.unsubscribe())
    }
  }

  private keep(page: number, rows: readonly Row[], release: () => void) {
    this.pages.get(page)?.release()
    this.pages.delete(page)
    this.pages.set(page, { rows, isStale: false, release })
    // The first stands by what the route has read, and costs nothing.
    for (const [old, { release: giveUp }] of this.pages) {
      if (this.pages.size <= mostPages) break
      if (old === 0 || this.wanted.includes(old)) continue
      giveUp()
      this.pages.delete(old)
    }
    this.tell()
  }

  private tell() {
    this.version++
    for (const listener of this.listeners) listener()
  }
}
