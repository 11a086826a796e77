// Follows the changes as a client does.
import { expect, vi } from 'vitest'
import { globalId } from '../kernel/node.ts'
import type { Organization, Person } from './rows.ts'
import type { World } from './world.ts'

export interface ChangePage {
  nodes: { id: string; type: string; at: string; node: { __typename: string; id: string; name?: string } | null }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

export const changesQuery = `query ($after: Cursor, $first: Int, $types: [String!]) {
  changes(after: $after, first: $first, types: $types) {
    nodes { id type at node { __typename id ... on Checklist { name } ... on Vehicle { name: unitNumber } } }
    pageInfo { hasNextPage endCursor }
  }
}`
export function follower(world: World) {
  const page = async (who: Person, variables: object = {}) =>
    (await world.ask<{ changes: ChangePage }>(who, changesQuery, { ...variables })).changes
  const bound = async (of: 'xmin' | 'xmax') => {
    const [row] = await world.services.db.runOnce<[string]>(`select pg_snapshot_${of}(pg_current_snapshot())::text`, [])
    return BigInt(row![0])
  }
  /** All that was written before can be told then: it waits for another test's transaction that may still run. */
  const settled = async () => {
    const next = await bound('xmax')
    await vi.waitFor(async () => expect((await bound('xmin')) >= next).toBe(true), { timeout: 60_000, interval: 20 })
  }
  /** The end of the changes, behind all that was written before. */
  const begin = async (who: Person, types?: string[]) => {
    await settled()
    return (await page(who, { types })).pageInfo.endCursor
  }
  const refusal = async (who: Person, variables: object) =>
    (await world.run(who, changesQuery, { ...variables })).errors?.[0] as
      | { message: string; extensions: object }
      | undefined

  /** Follows the changes by small pages to their end. */
  async function follow(who: Person, after: string, types?: string[]) {
    const told: ChangePage['nodes'] = []
    for (let cursor = after; ;) {
      const { nodes, pageInfo } = await page(who, { after: cursor, types, first: 3 })
      told.push(...nodes)
      cursor = pageInfo.endCursor
      if (!pageInfo.hasNextPage) return { told, cursor }
    }
  }

  /** Follows them to all that was written before, these among them. */
  async function followTo(who: Person, after: string, ids: readonly string[], types?: string[]) {
    await settled()
    const { told, cursor } = await follow(who, after, types)
    const named = told.map(({ id, node }) => [id, node && (node.name ?? node.__typename)] as const)
    expect(named.map(([id]) => id)).toEqual(expect.arrayContaining([...ids]))
    return { told: Object.fromEntries(named), cursor }
  }

  const checklist = async (name: string, { id: organizationId }: Organization) => {
    const { id } = await world.prisma.checklist.create({ data: { name, organizationId } })
    return { id, globalId: globalId('Checklist', id) }
  }

  return { page, begin, refusal, follow, followTo, checklist }
}
