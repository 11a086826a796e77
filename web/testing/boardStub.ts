// Records, buckets and moves for tests of the board.
import { entryId } from '../kernel/relay/entryId.ts'
import type { BucketName } from '../work/action/moves.ts'
import type { Fields, Resolvers } from './stubGraph.ts'

const row = (name: string, label: string, from: string, to: string, bucket: string | null, needs: string[] = []) => ({
  name,
  label,
  from,
  to,
  bucket,
  needs,
})

/** A part of the server's transition table. */
export const transitionTable = [
  row('START', 'Start', 'QUEUED', 'STARTED', 'WORK'),
  row('HOLD', 'Hold', 'QUEUED', 'WAITING_INTERNAL', 'HOLD', ['HOLD_KIND', 'REASON']),
  row('ESCALATE', 'Escalate', 'QUEUED', 'ESCALATED', 'ESC', ['LEVEL', 'REASON']),
  row('WITHDRAW', 'Withdraw', 'QUEUED', 'WITHDRAWN', null, ['REASON']),
  row('REPRIORITIZE', 'Change priority', 'QUEUED', 'QUEUED', 'NEXT', ['PRIORITY']),
  row('COMPLETE', 'Complete', 'STARTED', 'COMPLETE', null),
]

export const harbour = { id: 'Organization:2', name: 'Harbour', path: '/1/2/', timeZone: 'Europe/Berlin' }
export const depot = { id: 'Organization:3', name: 'Depot', path: '/1/3/', timeZone: 'Europe/Berlin' }

/** The id of a record by its number. */
export const recordId = (number: number) => btoa(`Action:00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)

export const priority = (number: number, name: string) => ({ id: entryId('SCHEDULE_PRIORITY', number), name })

/** A queued record without anything special. */
export const record = (number: number, more: Fields = {}): Fields => ({
  __typename: 'Action',
  id: recordId(number),
  key: `AR-${number}`,
  addressKey: `AR-${number}`,
  sameKey: [],
  title: `Record ${number}`,
  version: 1,
  state: 'QUEUED',
  bucket: 'NEXT',
  boardOrder: String(300_000_000_000 + number),
  actionClass: { id: entryId('ACTION_CLASS', 1), name: 'Daily' },
  priority: priority(4, 'Normal'),
  organization: harbour,
  schedule: { start: null, end: null },
  ...more,
})

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

export type Lists = Partial<Record<BucketName, Fields[]>>

const none = { value: 0, isExact: true }

/** A board of these lists; Unmapped only where it holds any, as the server has it. */
export const board =
  (lists: Lists, counts: Partial<Record<BucketName, typeof none>> = {}, hasNextPage = false) =>
  ({ filter }: Fields = {}) => ({
    organizationPath: null,
    buckets: (['NEXT', 'WORK', 'HOLD', 'ESC', 'UNMAPPED'] as const)
      .filter((name) => name !== 'UNMAPPED' || lists[name]?.length)
      .map((name) => {
        const list = lists[name] ?? []
        return {
          id: `Bucket:${name}${JSON.stringify(filter ?? {})}`,
          name,
          count: counts[name] ?? { value: list.length, isExact: true },
          actions: {
            edges: list.map((node) => ({ node, cursor: node.key })),
            pageInfo: { hasNextPage, endCursor: list.at(-1)?.key ?? null },
          },
        }
      }),
  })

/** What the graph answers where the board has these lists. */
export const boardOf = (lists: Lists, more: Fields = {}): Resolvers => ({
  Query: { board: board(lists), transitionTable, organizationTree: [harbour, depot], ...more },
})
