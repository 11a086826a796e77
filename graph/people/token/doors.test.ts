// Each scope at each door where a token is taken, and what no token may do.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { standardMetric } from '../../testing/metrics.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { testSchema, World } from '../../testing/world.ts'
import { scopeNames, type AccessScope } from '../../kernel/auth/scopes.ts'

const headers = {} as Record<AccessScope, { authorization: string }>

const fileOf = async (at: Organization) =>
  (
    await world.prisma.file.create({
      data: {
        organizationId: at.id,
        createdById: admin.id,
        name: 'a.txt',
        mediaType: 'text/plain',
        size: 1,
        sha256: new Uint8Array(32),
      },
    })
  ).id

const world = await World.make()
const base = await world.serve()
const { root, admin } = await tree(world)
await world.action(root, admin)
const metric = await standardMetric(world, root, 'fuel-efficiency')
const fileId = await fileOf(root)
const foreignFileId = await fileOf(await world.organization())
for (const scope of scopeNames) headers[scope] = (await accessTokenOf(world, admin, { scopes: [scope] })).headers

interface Answer {
  data?: {
    result?: { __typename: string; code?: string; message?: string; url?: string; secret?: string } | null
  } | null
  errors?: { message: string; extensions: { code: string } }[]
}

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown, more: Record<string, string>) =>
  fetch(base + path, {
    method: 'POST',
    headers: { ...json, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const graphql = async (query: string, variables: object, scope: AccessScope, more = {}) =>
  (await (await post('/graphql', { query, variables }, { ...headers[scope], ...more })).json()) as Answer
const outcome = ({ data, errors }: Answer) => errors?.[0]?.extensions.code ?? data?.result?.code ?? 'OK'
const outcomeOf = ({ status }: Response) => ({ 200: 'OK', 403: 'FORBIDDEN', 404: 'NOT_FOUND' })[status] ?? status

const observation = () => ({
  metric: 'fuel-efficiency',
  organization: root.id,
  at: new Date(world.clock.now().getTime() - 3_600_000).toISOString(),
  values: { distance_km: 100, fuel_litres: 40 },
  key: 'one',
})
const inputOfMutation = {
  createGroup: () => ({ name: 'n', departmentId: 'x' }),
  recordObservations: () => ({
    metricId: metric.globalId,
    rows: [
      {
        organizationId: root.globalId,
        at: observation().at,
        values: [
          { name: 'distance_km', value: 1 },
          { name: 'fuel_litres', value: 1 },
        ],
      },
    ],
  }),
  createExport: () => ({}),
}
const mutate = (name: keyof typeof inputOfMutation, scope: AccessScope, answer = '__typename') => {
  const type = name[0]!.toUpperCase() + name.slice(1)
  return graphql(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { code message } ... on ${type}Success { ${answer} } } }`,
    { input: inputOfMutation[name]() },
    scope,
  )
}

const doors: Record<string, { open: AccessScope[]; ask: (scope: AccessScope) => Promise<unknown> }> = {
  'a query': {
    open: ['READ', 'WRITE'],
    ask: async (scope) => outcome(await graphql('{ actionGrid { count } }', {}, scope)),
  },
  'a public query': {
    open: ['READ', 'WRITE'],
    ask: async (scope) => outcome(await graphql('{ viewer { user { name } } }', {}, scope)),
  },
  'a node': {
    open: ['READ', 'WRITE'],
    ask: async (scope) =>
      outcome(await graphql('query ($id: ID!) { node(id: $id) { id } }', { id: root.globalId }, scope)),
  },
  'a subscription': {
    open: ['READ', 'WRITE'],
    async ask(scope) {
      const response = await post(
        '/graphql',
        { query: 'subscription { boardChanged { actionId } }' },
        { ...headers[scope], accept: 'text/event-stream' },
      )
      const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read()
      return value!.includes('FORBIDDEN') ? 'FORBIDDEN' : response.status === 200 ? 'OK' : response.status
    },
  },
  // Nothing is named rightly, so that who gets in finds nothing.
  'a mutation': {
    open: ['WRITE'],
    ask: async (scope) => outcome(await mutate('createGroup', scope)).replace('NOT_FOUND', 'OK'),
  },
  'an observation': {
    open: ['WRITE', 'OBSERVATIONS'],
    ask: async (scope) => outcome(await mutate('recordObservations', scope, 'added')),
  },
  '/ingest': {
    open: ['WRITE', 'OBSERVATIONS'],
    ask: async (scope) =>
      outcomeOf(
        await post('/ingest', JSON.stringify(observation()), {
          ...headers[scope],
          'content-type': 'application/x-ndjson',
        }),
      ),
  },
  'a GET of REST': {
    open: ['READ', 'WRITE'],
    ask: async (scope) => outcomeOf(await fetch(`${base}/api/views/users/`, { headers: headers[scope] })),
  },
  'a POST of REST': {
    open: ['WRITE'],
    ask: async (scope) =>
      String(
        outcomeOf(
          await post('/api/tasks/tasks_record_notes', { task_record_id: 2_000_000_000, note: 'n' }, headers[scope]),
        ),
      ).replace('NOT_FOUND', 'OK'),
  },
  'an export': { open: ['EXPORT'], ask: async (scope) => outcome(await mutate('createExport', scope, 'url')) },
  'a file': {
    open: ['READ', 'WRITE'],
    ask: async (scope) => outcomeOf(await fetch(`${base}/files/${fileId}`, { headers: headers[scope] })),
  },
}

describe.each(Object.entries(doors))('%s', (_name, { open, ask }) => {
  test.each(scopeNames)('with %s', async (scope) =>
    expect(await ask(scope)).toBe(open.includes(scope) ? 'OK' : 'FORBIDDEN'),
  )
})

describe('a token', () => {
  test('that lacks a scope is told which', async () => {
    expect((await mutate('createGroup', 'READ')).data?.result?.message).toBe(
      'This takes an access token with the scope WRITE; this one has READ.',
    )
    expect((await graphql('{ actionGrid { count } }', {}, 'EXPORT')).errors?.[0]?.message).toBe(
      'This takes an access token with the scope READ; this one has EXPORT.',
    )
  })

  test('for exports fetches one, though it reads nothing else', async () => {
    const { url } = (await mutate('createExport', 'EXPORT', 'url')).data!.result!
    const response = await fetch(base + url!)
    expect([response.status, (await response.text()).trim().split('\n').length]).toEqual([200, 2])
  })

  const exported = async (bearer: { authorization: string }) => {
    const answer = await graphql(
      'mutation { result: createExport(input: {}) { ... on CreateExportSuccess { url } } }',
      {},
      'EXPORT',
      bearer,
    )
    return base + answer.data!.result!.url!
  }
  const fetched = async (url: string) => {
    const response = await fetch(url)
    return [response.status, ((await response.text()).match(/"code":"(\w+)"/) ?? [])[1]]
  }

  test('that is revoked takes the addresses with it that it was given, and no other', async () => {
    const mine = await accessTokenOf(world, admin, { scopes: ['EXPORT'] })
    const [url, other] = [await exported(mine.headers), await exported(headers.EXPORT)]
    expect(await fetched(url)).toEqual([200, undefined])
    await world.mutate(admin, 'revokeAccessToken', { id: mine.token.id }, '__typename')
    // Processes hear of it from the database, this one too.
    await expect.poll(() => fetched(url)).toEqual([404, 'NOT_FOUND'])
    expect(await fetched(other)).toEqual([200, undefined])
  })

  test('whose owner is disabled takes them with it too', async () => {
    const person = await world.user(root, 'ADMIN')
    const url = await exported((await accessTokenOf(world, person, { scopes: ['EXPORT'] })).headers)
    expect(await fetched(url)).toEqual([200, undefined])
    await world.mutate(admin, 'disableUser', { id: person.globalId }, '__typename')
    await expect.poll(async () => (await fetched(url))[0]).toBe(404)
  })

  test('that reads nothing is answered with ids alone, and does not even try otherwise', async () => {
    expect(outcome(await mutate('recordObservations', 'OBSERVATIONS', 'added metric { id }'))).toBe('OK')
    const before = await world.prisma.observation.count({ where: { metricId: metric.id } })
    for (const answer of [
      'metric { name }',
      '... on RecordObservationsSuccess { metric { ... on Metric { name } } }',
    ]) {
      expect((await mutate('recordObservations', 'OBSERVATIONS', answer)).data?.result?.message).toContain(
        'the scope READ',
      )
    }
    expect(await world.prisma.observation.count({ where: { metricId: metric.id } })).toBe(before)
  })

  test('reaches no more than its owner: a foreign file is as absent as none', async () => {
    for (const id of [foreignFileId, 'x'])
      expect((await fetch(`${base}/files/${id}`, { headers: headers.WRITE })).status).toBe(404)
    expect((await fetch(`${base}/files/${fileId}`)).status).toBe(404)
  })

  const account = [
    'changePassword',
    'createAccessToken',
    'createCalendarFeed',
    'createPasswordReset',
    'endOtherSessions',
    'endSession',
    'givePeerConsent',
    'renameCalendarFeed',
    'revokeAccessToken',
    'revokeCalendarFeed',
    'setRoleMatrixCells',
    'signOut',
    'updateUser',
    'withdrawPeerConsent',
  ]

  test.each(account)('does not %s', async (name) => {
    const mutation = testSchema().getMutationType()!.getFields()[name]!
    const { name: type } = /(?<name>\w+)/.exec(mutation.args[0]!.type.toString())!.groups as { name: string }
    const fields = Object.values(
      (
        testSchema().getType(type) as unknown as { getFields(): Record<string, { name: string; type: unknown }> }
      ).getFields(),
    )
    const plain: Record<string, unknown> = {
      'ID!': 'x',
      'String!': 'x',
      'Int!': 1,
      'Boolean!': true,
      'DateTime!': new Date().toISOString(),
      '[AccessScope!]!': ['WRITE'],
      '[PolicyCellInput!]!': [],
    }
    const input = Object.fromEntries(
      fields.flatMap((field) => (String(field.type) in plain ? [[field.name, plain[String(field.type)]]] : [])),
    )
    const { result } = (
      await graphql(
        `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { code message } } }`,
        { input },
        'WRITE',
      )
    ).data!
    expect(result).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('takes a sign-in') as string })
  })

  test.each([
    '{ viewer { user { sessions { id } } } }',
    '{ viewer { calendarFeeds { id } } }',
    '{ viewer { accessTokens { nodes { id } } } }',
  ])('does not read %s', async (query) => {
    expect(outcome(await graphql(query, {}, 'WRITE'))).toBe('FORBIDDEN')
  })

  test('nor those of the organization that its owner administers', async () => {
    const query = 'query ($of: ID!) { organization(id: $of) { accessTokens { edges { node { id } } } } }'
    expect(outcome(await graphql(query, { of: root.globalId }, 'WRITE'))).toBe('FORBIDDEN')
  })
})
