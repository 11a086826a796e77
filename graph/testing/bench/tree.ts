// What the tree, the searches and the lists of people cost as an organization grows a hundredfold.
import { seedTree } from '../../seed/tree.ts'
import { hashPassword } from '../../kernel/auth/password.ts'
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { graphqlCall, median, throughput, type Call } from './load.ts'
import { password, signIn, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

const goal = 3
const sizes = {
  small: { organizations: 50, people: 500, locations: 200 },
  large: { organizations: sized(5_000, 60), people: sized(50_000, 600), locations: sized(20_000, 250) },
}
type Size = keyof typeof sizes

const row = 'id name type childCount'

/**
 * Each is asked by the Admin of the root and by somebody of a division; pages are so short that the small tree fills
 * them too.
 */
const paths: Record<string, (viewer: Viewer) => Call> = {
  'tree opened': (viewer) =>
    graphqlCall(viewer, `{ organizationRoots { ${row} children(first: 5) { edges { node { ${row} } } } } }`),
  'tree, a level': (viewer) =>
    graphqlCall(
      viewer,
      `query ($of: ID!) { organization(id: $of) { children(first: 5) { edges { node { ${row} } } } } }`,
      {
        of: viewer.division,
      },
    ),
  organizations: (viewer) =>
    graphqlCall(viewer, `{ organizations(first: 8) { edges { node { ${row} parent { name } } } } }`),
  'a search there': (viewer) =>
    graphqlCall(viewer, `{ organizations(search: "ation 1", first: 2) { edges { node { ${row} } } } }`),
  'a rare search': (viewer) =>
    graphqlCall(viewer, `{ memberships(search: "hand 49 ", first: 1) { edges { node { user { name email } } } } }`),
  people: (viewer) =>
    graphqlCall(viewer, `{ memberships(first: 50) { edges { node { user { name email } organization { name } } } } }`),
  'people, midway': (viewer) =>
    graphqlCall(
      viewer,
      `query ($after: Cursor) { memberships(first: 50, after: $after) { edges { node { user { name email } organization { name } } } } }`,
      {
        after: viewer.midway,
      },
    ),
  'GET users': ({ token }) => ({ method: 'GET', path: '/api/views/users?limit=50', token }),
  locations: (viewer) => graphqlCall(viewer, `{ locations(search: "place 1", first: 10) { edges { node { name } } } }`),
}

interface Viewer extends BenchViewer {
  division: string
  midway: string
}

export async function seedTrees(url: string, size: Size) {
  const client = makeClient(connectionOf(url))
  await client.connect()
  await seedTree(client, { name: 'Grove', ...sizes[size], passwordHash: await hashPassword(password) }).finally(
    () => void client.end(),
  )
}

async function ask<Data>(port: number, { token }: BenchViewer, query: string): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: Data }).data
}

/** Signs in, and looks up where a level and a page midway begin. */
async function visit(port: number, hand: number): Promise<Viewer> {
  const viewer = await signIn(port, 'grove', hand)
  const { organizationRoots } = await ask<{
    organizationRoots: { id: string; type: string; children: { edges: { node: { id: string } }[] } }[]
  }>(port, viewer, '{ organizationRoots { id type children(first: 1) { edges { node { id } } } } }')
  const [root] = organizationRoots
  const division = root!.type === 'CORPORATION' ? root!.children.edges[0]!.node.id : root!.id
  const { memberships } = await ask<{ memberships: { pageInfo: { endCursor: string } } }>(
    port,
    viewer,
    '{ memberships(first: 100) { pageInfo { endCursor } } }',
  )
  return { ...viewer, division, midway: memberships.pageInfo.endCursor }
}

export async function trees(urls: Record<Size, string>) {
  const ports = { small: await startOurs(urls.small), large: await startOurs(urls.large) }
  for (const [who, hand] of Object.entries({ 'the root': 1, 'a division': 3 })) {
    const viewers = { small: await visit(ports.small, hand), large: await visit(ports.large, hand) }
    for (const [name, call] of Object.entries(paths)) {
      const measure = (size: Size) => throughput(ports[size], () => call(viewers[size]), { seconds: 1 })
      const ratios: number[] = []
      await measure('small')
      await measure('large')
      for (let round = 0; round < sized(3, 1); round++) ratios.push((await measure('small')) / (await measure('large')))
      console.log(
        `${name.padEnd(16)} of ${who.padEnd(10)} costs ${median(ratios).toFixed(2)} × at a hundred times the size (goal ${goal})`,
      )
    }
  }
}
