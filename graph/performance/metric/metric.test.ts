// The library of metrics: the thirteen, and those of one's own.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { checkFormula } from './formula/checkFormula.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'
import { slugOf } from './customKey.ts'
import { Context } from '../../kernel/context.ts'

interface Metric {
  id: string
  key: string
  name: string
  unit: string
  status: string
  version: number
  formula: string
  isStandard: boolean
  isThresholdConfirmed: boolean
  targetThreshold: number | null
  aggregationMethod: 'AVERAGE' | 'SUM_PER_RATE'
  declineReason: string
  requiredDataPoints: DataPoint[]
  formulas: {
    number: number
    formula: string
    numerator: string
    denominator: string | null
    createdByName: string | null
  }[]
  can: { edit: { allowed: boolean; reason: string | null } }
}
interface Written extends MutationResult {
  metric?: Metric
}

const fields = `id key name unit status version formula isStandard isThresholdConfirmed targetThreshold aggregationMethod declineReason
  requiredDataPoints { name unit } formulas { number formula numerator denominator createdByName } can { edit { allowed reason } }`
const cost = {
  name: 'Cost per stop',
  unit: 'min',
  formula: 'minutes / stops',
  requiredDataPoints: [
    { name: 'minutes', unit: 'min' },
    { name: 'stops', unit: 'count' },
  ],
  category: 'SERVICE',
  aggregationMethod: 'SUM_PER_RATE',
  alertIf: 'ABOVE_THRESHOLD',
}
const write = (person: Person, name: string, input: object) =>
  world.mutate<Written>(person, name, input, `metric { ${fields} }`)
const create = (more: object = {}, person = admin) =>
  write(person, 'createMetric', { organizationId: root.globalId, ...cost, ...more })
const update = (id: string, more: object, person = admin) => write(person, 'updateMetric', { id, ...more })
const list = async (person: Person, more = '') =>
  (
    await world.ask<{ metrics: { edges: { node: Metric }[] } }>(
      person,
      `{ metrics(first: 100${more}) { edges { node { ${fields} } } } }`,
    )
  ).metrics.edges.map(({ node }) => node)
const uuid = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!
const standard = async (key: string, person = admin) => (await list(person)).find((one) => one.key === key)!

const world = await World.make()
const { root, branch, spot, admin, people } = await tree(world, {
  below: { branch: {} },
  groups: { spot: {} },
  levels: { at: 'branch', in: 'spot' },
  people: { admin: 'ADMIN' },
})
const { admin: stranger } = await tree(world)

test('a wrong formula and a missing right are told in the language of the request', async () => {
  const spanish = async (person: Person) => {
    const context = await world.context(person)
    return new Context(world.services, { ...context.client, language: 'es' }, context.requireViewer())
  }
  const input = { organizationId: root.globalId, ...cost, formula: 'minutes / stop' }
  expect(await world.mutate(await spanish(admin), 'createMetric', input, '__typename')).toMatchObject({
    fields: [{ path: 'formula', message: 'En el carácter 11: stop no es un dato; ¿quiso decir stops?' }],
  })
  const { id } = await standard('fuel-efficiency')
  const source = 'query ($id: ID!) { node(id: $id) { ... on Metric { can { rewrite { reason } } } } }'
  expect(await world.ask(await spanish(admin), source, { id })).toMatchObject({
    node: { can: { rewrite: { reason: expect.stringContaining('métrica estándar') as string } } },
  })
})

describe('the thirteen', () => {
  test('are in every tree, each of its twelve fields filled', async () => {
    const source = `{ metrics(first: 50) { edges { node { id name description unit metricType formula requiredDataPoints { name unit } recommendedDataSource category
      targetThreshold aggregationMethod alertIf isStandard } } } }`
    const { metrics } = await world.ask<{ metrics: { edges: { node: Record<string, unknown> }[] } }>(stranger, source)
    expect(metrics.edges).toHaveLength(13)
    for (const { node } of metrics.edges) {
      for (const [field, value] of Object.entries(node))
        expect(
          value === null || value === '' || (Array.isArray(value) && !value.length),
          `${node['name'] as string} ${field}`,
        ).toBe(false)
    }
  })

  test('have formulas that pass the check that custom ones pass, split as they are kept', async () => {
    for (const {
      formula,
      requiredDataPoints: dataPoints,
      unit,
      aggregationMethod: aggregation,
      formulas,
    } of await list(stranger)) {
      const { numerator, denominator } = formulas[0]!
      await expect(checkFormula({ formula, dataPoints, unit, aggregation })).resolves.toEqual({
        formula,
        numerator,
        denominator,
      })
    }
  })

  test('take another description, source and threshold, which confirms it, and nothing else', async () => {
    const { id, isThresholdConfirmed } = await standard('fuel-efficiency')
    expect(isThresholdConfirmed).toBe(false)
    expect(
      (await update(id, { targetThreshold: 3.1, description: 'Ours', recommendedDataSource: 'Fuel cards' })).metric,
    ).toMatchObject({ targetThreshold: 3.1, isThresholdConfirmed: true, version: 2 })
    const refused = await update(id, {
      name: 'Mine',
      formula: 'distance_km',
      aggregationMethod: 'AVERAGE',
      requiredDataPoints: [],
    })
    expect(refused.fields?.map(({ path }) => path)).toEqual([
      'name',
      'formula',
      'requiredDataPoints',
      'aggregationMethod',
    ])
    expect(refused.fields?.[0]?.message).toContain('duplicate it')
    // The same again is no change.
    expect((await update(id, { name: 'Fuel Efficiency', unit: 'km/L' })).metric?.formulas).toHaveLength(1)
  })
})

describe('a custom metric', () => {
  test('has a key with its number in its organization, from 1 and never again, that survives a rename', async () => {
    const own = await world.organization({ parent: root })
    const first = (await create({ organizationId: own.globalId, name: '  Coût / stop №1 ' })).metric!
    expect(first).toMatchObject({
      key: 'custom-metric-1-cout-stop-no1',
      name: 'Coût / stop №1',
      status: 'ACTIVE',
      version: 1,
      isStandard: false,
    })
    expect((await update(first.id, { name: 'Other' })).metric).toMatchObject({ key: first.key, name: 'Other' })
    await world.prisma.metric.delete({ where: { id: uuid(first.id) } })
    const keys = await Promise.all(
      [1, 2, 3].map(async () => (await create({ organizationId: own.globalId, name: '名' })).metric!.key),
    )
    expect(keys.toSorted()).toEqual(['custom-metric-2-metric', 'custom-metric-3-metric', 'custom-metric-4-metric'])
    expect(slugOf('long '.repeat(40))).toMatch(/^(long-){11}long$/)
  })

  test('keeps the formulas it had, with who wrote each', async () => {
    const { metric } = await create()
    const changed = (
      await update(
        metric!.id,
        {
          formula: 'minutes / (stops + visits)',
          requiredDataPoints: [...cost.requiredDataPoints, { name: 'visits', unit: 'count' }],
        },
        people.ADMIN,
      )
    ).metric
    expect(changed).toBeUndefined()
    const { metric: second } = await update(metric!.id, { formula: 'minutes / max(stops, 1)' })
    expect(second).toMatchObject({
      version: 2,
      formula: 'minutes / max(stops, 1)',
      formulas: [
        { number: 2, denominator: 'max(stops, 1)', createdByName: admin.name },
        { number: 1, formula: cost.formula },
      ],
    })
    expect((await update(metric!.id, { formula: ' minutes  / max(stops,1)' })).metric!.formulas).toHaveLength(3)
    await expect(
      world.prisma.metricFormula.updateMany({ where: { metricId: uuid(metric!.id) }, data: { formula: 'x' } }),
    ).rejects.toThrow()
  })

  test('keeps its unit and its aggregation once there are observations', async () => {
    const { metric } = await create()
    expect((await update(metric!.id, { unit: 'h', formula: 'minutes / stops / 60' })).metric).toMatchObject({
      unit: 'h',
    })
    await world.prisma.observation.create({
      data: {
        metricId: uuid(metric!.id),
        formulaNumber: 2,
        organizationId: root.id,
        at: world.clock.now(),
        values: [1, 1],
        source: 'test',
        sourceKey: '1',
        enteredById: admin.id,
      },
    })
    const refused = await update(metric!.id, { unit: 'min', aggregationMethod: 'AVERAGE', formula: 'minutes / stops' })
    expect(refused.fields?.map(({ path }) => path)).toEqual(['unit', 'aggregationMethod'])
  })

  test.each([
    ['name', { name: ' ' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['targetThreshold', { targetThreshold: 1e13 }],
    ['unit', { unit: 'furlong' }],
    ['unit', { unit: 'km' }],
    ['formula', { formula: 'minutes / stops / 0' }],
    ['formula', { formula: 'minutes / constructor' }],
    ['formula', { formula: 'x'.repeat(10_000) }],
    ['formula', { formula: 'minutes / mtbf' }],
    [
      'requiredDataPoints.1.name',
      { requiredDataPoints: [cost.requiredDataPoints[0], { name: 'Stops', unit: 'count' }] },
    ],
    [
      'requiredDataPoints.2.name',
      { requiredDataPoints: [...cost.requiredDataPoints, { name: 'more', unit: 'count' }] },
    ],
    ['aggregationMethod', { unit: 'min', formula: 'minutes + 0 * minutes * stops' }],
  ])('names a wrong %s: %j', async (path, more) => {
    const answer = await create(more)
    expect(answer.fields?.map((field) => field.path)).toContain(path)
  })

  test('of NUL, lone surrogates and NaN is refused', async () => {
    expect((await create({ formula: 'a\0' })).fields?.[0]?.path).toBe('formula')
    expect((await create({ name: '\uD800' })).fields?.[0]?.path).toBe('name')
    await expect(create({ targetThreshold: Number.NaN })).rejects.toThrow()
    await expect(create({ targetThreshold: Infinity })).rejects.toThrow()
  })

  test('changed meanwhile is a conflict that shows both values', async () => {
    const { metric } = await create()
    await update(metric!.id, { description: 'theirs' })
    expect(await update(metric!.id, { version: 1, description: 'mine' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'description', yours: 'mine', current: 'theirs' },
      ],
    })
    // Nothing of a refused rewriting stays.
    expect((await update(metric!.id, { version: 1, formula: '2 * minutes / stops' })).code).toBe('VERSION_CONFLICT')
    expect(await world.prisma.metricFormula.count({ where: { metricId: uuid(metric!.id) } })).toBe(1)
  })

  test('is archived, but not while a benchmark in use is of it, and restored', async () => {
    const { metric } = await create({ name: 'Put away' })
    const role = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
    const data = {
      organizationId: root.id,
      metricId: uuid(metric!.id),
      name: 'b',
      jobRoleId: role.id,
      createdById: admin.id,
    }
    const benchmark = await world.prisma.benchmark.create({ data })
    expect((await write(admin, 'archiveMetric', { id: metric!.id })).fields?.[0]?.message).toContain(
      '1 benchmark in use',
    )
    await world.prisma.benchmark.delete({ where: { id: benchmark.id } })
    expect((await write(admin, 'archiveMetric', { id: metric!.id })).metric).toMatchObject({ status: 'ARCHIVED' })
    const inUse = ', filter: { status: { eq: ACTIVE } }'
    expect((await list(admin, inUse)).map(({ name }) => name)).not.toContain('Put away')
    expect((await list(admin, ', filter: { status: { eq: ARCHIVED } }')).map(({ name }) => name)).toContain('Put away')
    expect((await write(admin, 'restoreMetric', { id: metric!.id })).metric).toMatchObject({ status: 'ACTIVE' })
  })

  test('is made of a standard one, which it then is no more', async () => {
    const { id } = await standard('mtbf')
    const { metric } = await write(people.STRATEGIC, 'duplicateMetric', {
      id,
      name: 'Our MTBF',
      organizationId: branch.globalId,
    })
    expect(metric).toMatchObject({
      isStandard: false,
      formula: 'operating_hours / failures',
      unit: 'h',
      targetThreshold: 500,
      isThresholdConfirmed: true,
    })
    expect(
      (await update(metric!.id, { formula: 'operating_hours / max(failures, 1)' }, people.STRATEGIC)).metric!.formulas,
    ).toHaveLength(2)
  })

  test('is in the audit log, the standard ones are not', async () => {
    const { metric } = await create()
    await update(metric!.id, { description: 'x' })
    const entries = await world.prisma.auditEntry.findMany({ where: { noun: 'Metric', nounId: uuid(metric!.id) } })
    expect(entries).toHaveLength(2)
    expect(entries.every((entry) => entry.actorId === admin.id)).toBe(true)
  })

  test('is found by its name', async () => {
    const name = `Quokka ${Math.trunc(world.clock.now().getTime())}`
    const { metric } = await create({ name })
    const find = (person: Person) =>
      world.ask<{ search: { edges: { node: { nodeId: string; kind: string } }[] } }>(
        person,
        'query ($text: String!) { search(text: $text, kinds: [METRIC]) { edges { node { nodeId kind } } } }',
        { text: name },
      )
    expect((await find(people.TRANSACTIONAL)).search.edges.map(({ node }) => node)).toEqual([
      { kind: 'METRIC', nodeId: metric!.id },
    ])
    expect((await find(stranger)).search.edges).toEqual([])
  })
})

describe('who may', () => {
  test.each(accessLevels)('%s reads the library of the whole tree', async (level) => {
    expect((await list(people[level])).filter((one) => one.isStandard)).toHaveLength(13)
  })

  test.each([
    ['ADMIN', true, true],
    ['STRATEGIC', true, true],
    ['TACTICAL', false, true],
    ['SUPERVISION', false, false],
    ['TRANSACTIONAL', false, false],
  ] as const)('%s: creates %s, proposes %s', async (level, mayCreate, mayPropose) => {
    const at = { organizationId: branch.globalId, departmentId: globalId('Department', spot.departmentId) }
    const person = people[level]
    expect((await create(at, person)).code).toBe(mayCreate ? undefined : 'FORBIDDEN')
    const { code, metric } = await write(person, 'proposeMetric', { ...cost, ...at })
    expect([code, metric?.status]).toEqual(mayPropose ? [undefined, 'PROPOSED'] : ['FORBIDDEN', undefined])
    // Nobody below edits what stands above them.
    const mtbf = await standard('mtbf', person)
    expect((await update(mtbf.id, { description: 'x' }, person)).code).toBe('FORBIDDEN')
    expect(mtbf.can.edit.allowed).toBe(false)
  })

  test('Tactical proposes in the own department alone, and changes the proposal until it is decided', async () => {
    const person = people.TACTICAL
    const other = await world.group(root)
    const propose = (more: object) =>
      write(person, 'proposeMetric', { ...cost, organizationId: branch.globalId, ...more })
    const { metric: own } = await propose({})
    expect(await world.prisma.metric.findUnique({ where: { id: uuid(own!.id) } })).toMatchObject({
      departmentId: spot.departmentId,
      groupId: null,
    })
    expect((await propose({ departmentId: globalId('Department', other.departmentId) })).code).toBe('FORBIDDEN')
    const { metric } = await propose({ departmentId: globalId('Department', spot.departmentId) })
    expect((await list(person, ', filter: { status: { eq: ACTIVE } }')).map(({ id }) => id)).not.toContain(metric!.id)
    expect((await update(metric!.id, { formula: 'minutes / stops * 1' }, person)).metric?.version).toBe(2)
    expect((await write(person, 'acceptMetric', { id: metric!.id })).code).toBe('FORBIDDEN')
    expect((await write(people.STRATEGIC, 'acceptMetric', { id: metric!.id, version: 1 })).code).toBe(
      'VERSION_CONFLICT',
    )
    expect((await write(people.STRATEGIC, 'acceptMetric', { id: metric!.id, version: 2 })).metric).toMatchObject({
      status: 'ACTIVE',
    })
    expect((await write(people.STRATEGIC, 'acceptMetric', { id: metric!.id })).code).toBe('FORBIDDEN')
    expect((await update(metric!.id, { description: 'x' }, person)).code).toBe('FORBIDDEN')
  })

  test('a proposal is declined with a reason, and restored', async () => {
    const { metric } = await write(people.TACTICAL, 'proposeMetric', {
      ...cost,
      organizationId: branch.globalId,
      departmentId: globalId('Department', spot.departmentId),
    })
    const decline = (reason: string) => write(people.ADMIN, 'declineMetric', { id: metric!.id, reason })
    expect((await decline(' ')).fields?.[0]?.path).toBe('reason')
    expect((await decline('We have one like it.')).metric).toMatchObject({
      status: 'ARCHIVED',
      declineReason: 'We have one like it.',
    })
    expect((await write(people.TACTICAL, 'restoreMetric', { id: metric!.id })).code).toBe('FORBIDDEN')
    expect((await write(people.ADMIN, 'restoreMetric', { id: metric!.id })).metric).toMatchObject({
      status: 'ACTIVE',
      declineReason: '',
    })
  })

  test('a stranger finds nothing', async () => {
    const { metric } = await create()
    const { id } = metric!
    for (const name of ['updateMetric', 'acceptMetric', 'archiveMetric', 'restoreMetric'])
      expect((await write(stranger, name, { id })).code).toBe('NOT_FOUND')
    expect((await write(stranger, 'declineMetric', { id, reason: 'x' })).code).toBe('NOT_FOUND')
    expect((await write(stranger, 'duplicateMetric', { id, name: 'x' })).code).toBe('NOT_FOUND')
    expect((await create({}, stranger)).code).toBe('NOT_FOUND')
    expect((await list(stranger)).every((one) => one.isStandard)).toBe(true)
    expect(
      await world.ask(stranger, 'query ($key: String!) { metric(key: $key) { id } }', { key: metric!.key }),
    ).toEqual({ metric: null })
  })
})

test('the list is narrowed, in pages, by a fixed number of statements', async () => {
  expect((await list(admin, ', search: "PUNCTUALITY"')).map(({ key }) => key)).toEqual(['route-punctuality-adherence'])
  expect((await list(admin, ', search: "100%"')).map(({ key }) => key)).toEqual([])
  expect(
    (await list(admin, ', filter: { category: { eq: FACILITIES }, status: { eq: ACTIVE } }')).filter(
      (one) => one.isStandard,
    ),
  ).toHaveLength(2)
  const source = `query ($after: Cursor) { metrics(first: 5, after: $after) { pageInfo { endCursor hasNextPage } edges { node { ${fields} } } } }`
  const page = (after?: string) =>
    world.ask<{ metrics: { pageInfo: { endCursor: string; hasNextPage: boolean }; edges: { node: Metric }[] } }>(
      stranger,
      source,
      { after },
    )
  const keys: string[] = []
  for (let after: string | undefined, more = true; more;) {
    const { metrics } = await page(after)
    keys.push(...metrics.edges.map(({ node }) => node.key))
    ;({ endCursor: after, hasNextPage: more } = metrics.pageInfo)
  }
  expect(new Set(keys).size).toBe(13)
  // Who asks, the metrics, their formulas, who wrote these.
  expect((await statementsOf(() => page())).length).toBe(4)
  await expect(page('x')).rejects.toThrow('another list')
})

test('those of an organization are those of its tree, for who belongs to two', async () => {
  const [one, other] = [await world.organization(), await world.organization()]
  const below = await world.organization({ parent: one })
  const person = await world.user(one, 'ADMIN')
  await world.join(person, other, 'ADMIN')
  for (const at of [one, other]) {
    await world.prisma.metric.updateMany({
      where: { organizationId: at.id, key: 'mtbf' },
      data: { name: `MTBF of ${at.id}` },
    })
  }
  const namesOf = async (as: Person, at: Organization) =>
    (
      await world.ask<{ metrics: { edges: { node: { name: string } }[] } }>(
        as,
        'query ($at: ID!) { metrics(first: 100, filter: { organization: { inTreeOf: $at } }) { edges { node { name } } } }',
        { at: at.globalId },
      )
    ).metrics.edges.map(({ node }) => node.name)
  const all = await namesOf(person, one)
  expect(all).toHaveLength(13)
  expect(all).toContain(`MTBF of ${one.id}`)
  expect(all).not.toContain(`MTBF of ${other.id}`)
  expect(await namesOf(person, below)).toEqual(all)
  expect(await namesOf(await world.user(await world.organization(), 'ADMIN'), one)).toEqual([])
})
