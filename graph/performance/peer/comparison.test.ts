// What each may know of how their organization stands among its peers.
import { entryId } from '../../kernel/entryId.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { readDemo } from '../../testing/demo.ts'
import { drives, peer, type Peer } from '../../testing/peers.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { addMonths } from './months.ts'
import { publishMonth } from './publishMonth.ts'
import { reasonTexts } from './reasons.ts'

let world: World
let month = '2012-01-01'

beforeAll(async () => {
  world = await World.make({ database: 'peers_compared' })
})

beforeEach(async () => {
  month = addMonths(month, 6)
  await world.prisma.peerConsent.deleteMany()
})

const publish = (which = month) =>
  publishMonth(world.services.db, which, new Date(`${addMonths(which, 1).slice(0, 8)}10T00:00:00Z`))

interface Point {
  month: string
  own: number | null
  percentile: number | null
  median: number | null
  bestInClass: number | null
  contributors: number | null
  industry: { code: string } | null
  reason: string | null
  reasonText: string | null
}

const fields =
  'isHigherBetter ownIndustry { code } latest { month own percentile lowerQuartile median upperQuartile bestInClass contributors industry { code } reason reasonText } history { month own median }'
const source = `query ($metricId: ID!, $organizationId: ID!) { peerComparison(metricId: $metricId, organizationId: $organizationId) { ${fields} } }`

interface Comparison {
  isHigherBetter: boolean
  ownIndustry: { code: string } | null
  latest: Point
  history: Point[]
}

async function compare(person: Person, at: { globalId: string; rootId: string }, key = 'fuel-efficiency') {
  const metric = await world.prisma.metric.findFirstOrThrow({ where: { rootId: at.rootId, key } })
  const variables = { metricId: globalId('Metric', metric.id), organizationId: at.globalId }
  return (await world.ask<{ peerComparison: Comparison | null }>(person, source, variables)).peerComparison
}

/** Peers with 2.0, 2.4, 2.8 … km on a litre. */
async function peers(count = 5, naics = '484121'): Promise<Peer[]> {
  const all = await Promise.all(Array.from({ length: count }, () => peer(world, { naics })))
  for (const [i, one] of all.entries()) await drives(world, one, month, 200 + 40 * i)
  return all
}

test('a root sees where it stands, the others as figures alone', async () => {
  const all = await peers()
  await publish()
  const second = all[1]!
  expect(await compare(second.admin, second)).toEqual({
    isHigherBetter: true,
    ownIndustry: { code: '484121' },
    latest: {
      month,
      own: 2.4,
      percentile: 40,
      lowerQuartile: 2.4,
      median: 2.8,
      upperQuartile: 3.2,
      bestInClass: 3.2,
      contributors: 5,
      industry: { code: '484121' },
      reason: null,
      reasonText: null,
    },
    history: expect.arrayContaining([{ month, own: 2.4, median: 2.8 }]),
  })
})

test('a wider cohort says so', async () => {
  const [first] = await peers(3)
  for (const naics of ['484122', '484122']) await drives(world, await peer(world, { naics }), month, 360)
  await publish()
  expect(await compare(first!.admin, first!)).toMatchObject({
    ownIndustry: { code: '484121' },
    latest: { industry: { code: '48412' }, median: 2.9 },
  })
})

test('what was compared stays, whatever is corrected later', async () => {
  const [first] = await peers()
  await publish()
  await drives(world, first!, month, 900)
  expect((await compare(first!.admin, first!))!.latest).toMatchObject({ own: 2, percentile: 20, median: 2.8 })
})

test('below the root one sees one’s own value, and no place that could be tried out', async () => {
  const [first] = await peers()
  const below = await world.organization({ parent: first! })
  await drives(world, first!, month, 50, 10, below)
  await publish()
  expect((await compare(first!.admin, below))!.latest).toMatchObject({ own: 5, percentile: null, median: 2.8 })
})

describe('by access level', () => {
  test('Supervision sees its own value, Transactional nothing', async () => {
    const [first] = await peers()
    await publish()
    for (const level of accessLevels) {
      const comparison = await compare(await world.user(first, level), first!)
      const seen = comparison && [
        comparison.latest.own,
        comparison.latest.median,
        comparison.latest.percentile,
        comparison.latest.reason,
        comparison.history.some(({ median }) => median !== null),
      ]
      const all = [2, 2.8, 20, null, true]
      expect([level, seen]).toEqual([
        level,
        {
          ADMIN: all,
          STRATEGIC: all,
          TACTICAL: all,
          SUPERVISION: [2, null, null, 'OWN_ONLY', false],
          TRANSACTIONAL: null,
        }[level],
      ])
    }
  })

  test('of another tenant, absent and malformed are the same nothing', async () => {
    const [first, other] = await peers()
    const ask = (metricId: string, organizationId: string) =>
      world.ask(first!.admin, source, { metricId, organizationId })
    const own = await drives(world, first!, month, 1)
    const foreign = await drives(world, other!, month, 1)
    const absent = '00000000-0000-7000-8000-000000000000'
    for (const [metricId, organizationId] of [
      [foreign.globalId, first!.globalId],
      [own.globalId, other!.globalId],
      [foreign.globalId, other!.globalId],
      [globalId('Metric', absent), first!.globalId],
      [own.globalId, globalId('Organization', absent)],
      ['x', first!.globalId],
      [own.globalId, ' '],
    ])
      expect(await ask(metricId!, organizationId!)).toEqual({ peerComparison: null })
  })
})

describe('where nothing is said there is a reason', () => {
  const reason = async (one: Peer, key?: string) => {
    const { latest } = (await compare(one.admin, one, key))!
    expect(latest).toMatchObject({ median: null, percentile: null, contributors: null, industry: null })
    expect(latest.reasonText).toBe(String(reasonTexts[latest.reason as keyof typeof reasonTexts]))
    return [latest.reason, latest.own]
  }

  test('too few', async () => {
    const [first] = await peers(4)
    await publish()
    expect(await reason(first!)).toEqual(['TOO_FEW', 2])
  })

  test('no consent, also where it was withdrawn: nothing of the past either', async () => {
    const [first] = await peers()
    await publish()
    await world.mutate(first!.admin, 'withdrawPeerConsent', { organizationId: first!.globalId }, '__typename')
    expect(await reason(first!)).toEqual(['NO_CONSENT', 2])
    expect((await compare(first!.admin, first!))!.history.every(({ median }) => median === null)).toBe(true)
  })

  test('no industry, no data, not yet', async () => {
    const [first] = await peers()
    const [idle, unnamed, late] = [await peer(world), await peer(world), await peer(world)]
    await world.prisma.industryClassification.deleteMany({ where: { organizationId: unnamed.id } })
    await world.prisma.peerConsent.update({ where: { rootId: late.id }, data: { consentedAt: world.clock.now() } })
    await publish()
    expect([await reason(idle), await reason(unnamed), await reason(late)]).toEqual([
      ['NO_DATA', null],
      ['NO_INDUSTRY', null],
      ['NOT_YET', null],
    ])
    expect((await compare(first!.admin, first!))!.latest.median).toBe(2.8)
  })

  test('a metric of one’s own', async () => {
    const [first] = await peers()
    await publish()
    await world.prisma.metric.updateMany({ where: { rootId: first!.id, key: 'mtbf' }, data: { isStandard: false } })
    expect(await reason(first!, 'mtbf')).toEqual(['CUSTOM', null])
  })
})

test('practices are told as shares, where at least two have it and two have it not', async () => {
  const all = await peers()
  for (const [i, one] of all.entries()) {
    const answer = { organizationId: one.id, answeredById: one.admin.id, answeredAt: new Date() }
    await world.prisma.practiceAnswer.createMany({
      data: [
        { ...answer, featureId: 1, status: i < 3 ? 'IN_PLACE' : 'PARTIAL' },
        { ...answer, featureId: 2, status: i < 4 ? 'IN_PLACE' : 'PLANNED' },
        { ...answer, featureId: 3, status: i < 2 ? 'NOT_APPLICABLE' : 'IN_PLACE' },
      ],
    })
  }
  await publish()
  const ask = async (person: Person, id: string) =>
    (
      await world.ask<{ peerAdoptions: object[] | null }>(
        person,
        'query ($id: ID!) { peerAdoptions(organizationId: $id) { featureId share contributors reasonText } }',
        { id },
      )
    ).peerAdoptions
  const [first, , third] = all
  expect(await ask(first!.admin, first!.globalId)).toEqual([
    { featureId: entryId('PracticeFeature', 1), share: 60, contributors: 5, reasonText: null },
    {
      featureId: entryId('PracticeFeature', 2),
      share: null,
      contributors: null,
      reasonText: String(reasonTexts.TOO_ALIKE),
    },
  ])
  expect(await ask(third!.admin, third!.globalId)).toContainEqual({
    featureId: entryId('PracticeFeature', 3),
    share: null,
    contributors: null,
    reasonText: String(reasonTexts.TOO_FEW),
  })
  expect([
    await ask(await world.user(first, 'SUPERVISION'), first!.globalId),
    await ask(first!.admin, third!.globalId),
    await ask(first!.admin, 'x'),
  ]).toEqual([null, null, null])
})

test('takes the same few statements however many months there are', async () => {
  const [first] = await peers()
  await publish()
  const count = async () => (await statementsOf(() => compare(first!.admin, first!))).length
  const before = await count()
  for (let i = 1; i < 4; i++) await publish(addMonths(month, i))
  expect(await count()).toBe(before)
  expect(before).toBeLessThanOrEqual(12)
})

describe('the demo', () => {
  let demo: World
  let admin: Person

  beforeAll(async () => {
    demo = await readDemo()
    const { id } = await demo.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
    const session = await demo.prisma.session.create({ data: { userId: id, expiresAt: new Date('2100-01-01') } })
    admin = { id, sessionId: session.id } as Person
  })

  test('compares its companies by most metrics, for three months', async () => {
    const ask = '{ metrics(first: 50) { edges { node { key peers { history { month median } } } } } }'
    const { metrics } = await demo.ask<{ metrics: { edges: { node: { peers: Comparison | null } }[] } }>(admin, ask)
    const said = metrics.edges.filter(
      ({ node }) => node.peers?.history.filter(({ median }) => median !== null).length === 3,
    )
    expect(said.length).toBeGreaterThanOrEqual(8)
  })

  test('shows nobody who the others are', async () => {
    expect(
      JSON.stringify(await demo.ask(admin, '{ organizations: organizationTree { name } legacyUsers { name } }')),
    ).not.toContain('Osprey')
  })
})
