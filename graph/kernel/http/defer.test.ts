// @defer over HTTP: what is slow comes in a later part, for whoever takes parts.
import { createClient } from 'graphql-sse'
import { describe, expect, test, vi } from 'vitest'
import { publicSchema } from '../publicSchema.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { standardMetric } from '../../testing/metrics.ts'
import { tree } from '../../testing/tree.ts'
import { testSchema, World } from '../../testing/world.ts'

const world = await World.make()
const url = `${await world.serve()}/graphql`
const { root, admin } = await tree(world)
await world.action(root, admin, { title: 'Wash the van' })
const bearer = await world.authorization(admin)

interface Part {
  data?: unknown
  errors?: { message: string; extensions: { code: string } }[]
  incremental?: { data: unknown; path: (string | number)[]; label?: string; errors?: Part['errors'] }[]
  hasNext?: boolean
  extensions?: { cost?: { requested: number } }
}

const send = (
  query: string,
  accept: string,
  { headers = bearer, variables = {} }: { headers?: Record<string, string>; variables?: object } = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headers },
    body: JSON.stringify({ query, variables }),
  })

/** The parts of a body, each as soon as it is there. */
async function* partsOf(response: Response): AsyncGenerator<Part> {
  if (response.headers.get('content-type')?.includes('json')) return yield (await response.json()) as Part
  let text = ''
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    const pieces = (text + piece).split(/\r\n---(?:--)?(?:\r\n|$)/)
    text = pieces.pop()!
    for (const one of pieces) if (one.trim()) yield JSON.parse(one.slice(one.indexOf('\r\n\r\n'))) as Part
  }
}

async function whole<T>(read: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of read) all.push(one)
  return all
}

const parts = async (...asked: Parameters<typeof send>) => whole(partsOf(await send(...asked)))
const multipart = 'multipart/mixed, application/json'
const later = (all: Part[]) => all.slice(1).flatMap(({ incremental = [] }) => incremental)

const query = '{ viewer { user { name } } ... @defer(label: "slow") { departments { nodes { name } } } }'
const first = () => ({ viewer: { user: { name: admin.name } } })

describe('what is deferred', () => {
  test('comes when it is ready, long after the rest', async () => {
    await parts(query, multipart)
    let read!: AsyncGenerator<Part>
    await world.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('lock table department in access exclusive mode')
      const response = await send(query, multipart)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'multipart/mixed; boundary="-"'])
      read = partsOf(response)
      // Nobody can read a department as yet.
      expect((await read.next()).value).toMatchObject({ data: first(), hasNext: true })
    })
    expect((await read.next()).value).toEqual({
      incremental: [{ label: 'slow', path: [], data: { departments: { nodes: [] } } }],
      hasNext: false,
    })
    expect(await read.next()).toMatchObject({ done: true })
  })

  test('is plain columns too, of whatever reads them', async () => {
    const all = await parts(
      '{ actionGrid { rows(first: 9) { nodes { key ...T @defer } } } viewer { user { name ... @defer { email } } } } fragment T on Action { title organization { name } }',
      multipart,
    )
    expect(later(all)).toEqual(
      expect.arrayContaining([
        {
          path: ['actionGrid', 'rows', 'nodes', 0],
          data: { title: 'Wash the van', organization: { name: expect.any(String) as string } },
        },
        { path: ['viewer', 'user'], data: { email: admin.email } },
      ]),
    )
  })

  test('costs what it costs otherwise, told with the first part alone', async () => {
    const all = await parts(
      '{ viewer { user { name } } ... @defer { organizations(first: 100) { nodes { children(first: 10) { nodes { departmentUses { status } } } } } } }',
      multipart,
    )
    expect(all.map(({ extensions }) => extensions?.cost?.requested)).toEqual([2, ...all.slice(1).map(() => undefined)])
  })

  test('comes with the rest where a variable says so', async () => {
    const asked =
      'query ($isLater: Boolean!) { viewer { user { name } } ... @defer(if: $isLater) { departments { nodes { name } } } }'
    expect(await parts(asked, multipart, { variables: { isLater: false } })).toMatchObject([
      { data: { ...first(), departments: { nodes: [] } } },
    ])
  })

  test.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'comes with the rest for who asks for %s',
    async (accept) => {
      const answer = (await (await send(query, accept)).json()) as Part
      expect([answer.data, answer.hasNext]).toEqual([{ ...first(), departments: { nodes: [] } }, undefined])
    },
  )

  test('comes as an event of its own to who takes events', async () => {
    const client = createClient({ url, headers: bearer, retryAttempts: 0 })
    const heard = (await whole(client.iterate({ query }))) as Part[]
    client.dispose()
    expect(heard).toMatchObject([
      { data: first(), hasNext: true, extensions: { cost: { requested: 1 } } },
      { hasNext: false },
    ])
    expect(later(heard)).toEqual([{ label: 'slow', path: [], data: { departments: { nodes: [] } } }])
  })
})

describe('who asks', () => {
  const asked = '{ __typename ... @defer { organizationTree { name } } }'
  const codes = (all: Part[]) =>
    later(all).flatMap(({ errors = [], data }) => errors.map(({ extensions }) => [extensions.code, data]))

  test('reads in a later part what they may read, and no more', async () => {
    const foreign = await world.user(await world.organization({ name: 'Elsewhere' }), 'ADMIN')
    const node = `{ __typename ... @defer { node(id: "${root.globalId}") { ... on Organization { name } } organizationTree { name } } }`
    expect(later(await parts(node, multipart, { headers: await world.authorization(foreign) }))).toEqual([
      { path: [], data: { node: null, organizationTree: [{ name: 'Elsewhere' }] } },
    ])
  })

  test('without a sign-in is refused in the part', async () => {
    expect(codes(await parts(asked, multipart, { headers: {} }))).toEqual([['UNAUTHENTICATED', null]])
  })

  test.each([
    ['READ', []],
    ['EXPORT', [['FORBIDDEN', null]]],
  ] as const)('with a token of the scope %s', async (scope, refused) => {
    const { headers } = await accessTokenOf(world, admin, { scopes: [scope] })
    expect(codes(await parts(asked, multipart, { headers }))).toEqual(refused)
  })

  test('with a token that only enters data reads nothing of it later either', async () => {
    const { headers } = await accessTokenOf(world, admin, { scopes: ['OBSERVATIONS'] })
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const mutation = `mutation ($input: RecordObservationsInput!) { recordObservations(input: $input) { __typename ... on Error { code } ... on RecordObservationsSuccess @defer { metric { name } } } }`
    const rows = [
      {
        organizationId: root.globalId,
        at: world.clock.now().toISOString(),
        values: [
          { name: 'distance_km', value: 1 },
          { name: 'fuel_litres', value: 1 },
        ],
      },
    ]
    const [answer, ...more] = await parts(mutation, multipart, {
      headers,
      variables: { input: { metricId: metric.globalId, rows } },
    })
    expect([answer?.data, more]).toEqual([
      { recordObservations: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } },
      [],
    ])
  })
})

test('an error of a later part is told without its words, and leaves the other parts whole', async () => {
  vi.spyOn(publicSchema(testSchema()).getQueryType()!.getFields().departments!, 'resolve').mockRejectedValue(
    new Error('the password is swordfish'),
  )
  const all = await parts(
    '{ viewer { user { name } } ... @defer { departments { nodes { name } } } ... @defer { organizationTree { id } } }',
    multipart,
  )
  expect(all[0]).toMatchObject({ data: first() })
  expect(later(all)).toEqual(
    expect.arrayContaining([
      {
        path: [],
        data: null,
        errors: [
          {
            message: expect.stringMatching(/^Something went wrong on our side: [\w-]{36}\.$/) as string,
            extensions: { code: 'INTERNAL' },
          },
        ],
      },
      { path: [], data: { organizationTree: [{ id: root.globalId }] } },
    ]),
  )
})

test.each([
  [
    'two parts of one name',
    '{ ... @defer(label: "a") { __typename } ... @defer(label: "a") { __typename } }',
    'Two parts are called "a".',
  ],
  [
    'a name that varies',
    'query ($a: String) { ... @defer(label: $a) { __typename } }',
    'The label of @defer is no variable.',
  ],
  [
    'a mutation itself',
    'mutation { ... @defer { signOut(input: {}) { __typename } } }',
    'What Mutation does is not deferred; defer something of its answer.',
  ],
  [
    'what is subscribed to',
    'subscription { ... @defer { boardChanged { actionId } } }',
    'What Subscription does is not deferred; defer something of its answer.',
  ],
])('%s is refused', async (_name, wrong, message) => {
  const response = await send(wrong, 'application/json')
  expect(((await response.json()) as Part).errors?.map((error) => error.message)).toEqual([message])
})
