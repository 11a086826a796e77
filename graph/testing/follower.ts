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
  /** The end of the changes, behind all that was written before: those of another test's transaction may still run. */
  const begin = async (who: Person, types?: string[]) => {
    const next = await bound('xmax')
    await vi.waitFor(async () => expect((await bound('xmin')) >= next).toBe(true), { timeout: 60_000, interval: 20 })
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

  /** Follows them until these are among them: another test's transaction may still run. */
  async function followTo(who: Person, after: string, ids: readonly string[], types?: string[]) {
    const told = new Map<string, string | null>()
    let cursor = after
    await vi.waitFor(
      async () => {
        const read = await follow(who, cursor, types)
        cursor = read.cursor
        for (const { id, node } of read.told) told.set(id, node && (node.name ?? node.__typename))
        expect([...told.keys()]).toEqual(expect.arrayContaining([...ids]))
      },
      { timeout: 15_000, interval: 100 },
    )
    return { told: Object.fromEntries(told), cursor }
  }

  const checklist = async (name: string, { id: organizationId }: Organization) => {
    const { id } = await world.prisma.checklist.create({ data: { name, organizationId } })
    return { id, globalId: globalId('Checklist', id) }
  }

  return { page, begin, refusal, follow, followTo, checklist }
}
