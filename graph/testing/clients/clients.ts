// What each client that nobody here wrote does against a live server: it reads, writes once, sees a typed error and
// pages a connection.
import { actionClass, priority } from '../entryIds.ts'
import { expect } from 'vitest'
import type { Organization } from '../rows.ts'
import { accessTokenOf } from '../accessTokens.ts'
import { tree } from '../tree.ts'
import { World } from '../world.ts'

export interface Served {
  world: World
  address: string
  token: string
  headers: { authorization: string }
  root: Organization
}

/** A server with an organization, and the token of its Admin's program. */
export async function serveClients(): Promise<Served> {
  const world = await World.make()
  const { root, admin } = await tree(world)
  const { headers } = await accessTokenOf(world, admin, { scopes: ['WRITE'] })
  const token = headers.authorization.slice('Bearer '.length)
  return { world, address: await world.serve(), token, headers, root }
}

export const documents = {
  read: 'query Read { viewer { user { name } } board { buckets { id label } } }',
  page: `query Page($id: ID!, $after: Cursor) {
    node(id: $id) {
      __typename
      ... on Bucket {
        actions(first: 2, after: $after) { edges { node { id title } } pageInfo { hasNextPage endCursor } }
      }
    }
  }`,
  write: `mutation Write($input: CreateActionInput!) {
    createAction(input: $input) {
      __typename
      ... on CreateActionSuccess { action { id title } }
      ... on Error { message }
      ... on ValidationError { fields { path } }
    }
  }`,
  hear: 'subscription Hear { boardChanged { action { title } } }',
}

export const inputOf = ({ root }: Pick<Served, 'root'>, title: string, idempotencyKey?: string) => ({
  organizationId: root.globalId,
  title,
  actionClassId: actionClass(1),
  priorityId: priority(4),
  idempotencyKey,
})

interface Read {
  board: { buckets: { id: string; label: string }[] }
}

interface Page {
  node: { actions: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }
}

interface Written {
  createAction: { __typename: string; action?: { id: string }; fields?: { path: string }[] }
}

type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>

export async function expectToWork(served: Served, ask: Ask) {
  const { board } = await ask<Read>(documents.read)
  const write = async (title: string, key: string) =>
    (await ask<Written>(documents.write, { input: inputOf(served, title, key) })).createAction
  const [first, again] = [await write('A', 'a'), await write('A', 'a')]
  expect(first.__typename).toBe('CreateActionSuccess')
  expect(again).toEqual(first)
  for (const title of ['B', 'C']) await write(title, title)
  expect(await write('', 'empty')).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'input.title' }] })
  const { id } = board.buckets.find(({ label }) => label === 'Next Up')!
  const titles: string[] = []
  for (let after: string | undefined, isMore = true; isMore;) {
    const { actions } = (await ask<Page>(documents.page, { id, after })).node
    titles.push(...actions.edges.map(({ node }) => node.title))
    ;({ hasNextPage: isMore, endCursor: after } = actions.pageInfo)
  }
  expect(titles.toSorted()).toEqual(['A', 'B', 'C'])
}
