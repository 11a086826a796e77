// What is published of a month: once, of consenting trees alone, never changed.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drives, peer, type Peer } from '../../testing/peers.ts'
import { World } from '../../testing/world.ts'
import { addMonths, endOf, lastClosed } from './months.ts'
import { publishDue } from './publishDue.ts'
import { publishMonth } from './publishMonth.ts'

let world: World
let month = '2011-01-01'

beforeAll(async () => {
  world = await World.make({ database: 'peers' })
})

// Each test has a time of its own, and nobody else's consent.
beforeEach(async () => {
  month = addMonths(month, 12)
  await world.prisma.peerConsent.deleteMany()
})

const publish = (which = month) =>
  publishMonth(world.services.db, which, new Date(`${addMonths(which, 1).slice(0, 8)}10T00:00:00Z`))

const released = (which = month) =>
  world.prisma.peerRelease.findMany({
    where: { periodStart: new Date(which), subject: 'fuel-efficiency' },
    include: { members: true },
    orderBy: { id: 'asc' },
  })

const kms = [200, 240, 280, 320, 360]

async function peers(count = 5, naics = '484121'): Promise<Peer[]> {
  const all = await Promise.all(kms.slice(0, count).map(() => peer(world, { naics })))
  for (const [i, one] of all.entries()) await drives(world, one, month, kms[i]!)
  return all
}

test('five trees of an industry are compared, each by the months of its own clock', async () => {
  await peers(4)
  const late = await peer(world, { timeZone: 'America/Los_Angeles' })
  await drives(world, late, month, 360)
  await drives(world, late, addMonths(month, -1), 5)
  expect(await publish()).toBe(true)
  expect(await released()).toMatchObject([
    {
      naics: '484121',
      revision: 2017,
      contributors: 5,
      suppressed: null,
      lowerQuartile: 2.4,
      median: 2.8,
      upperQuartile: 3.2,
      bestInClass: 3.2,
      periodEnd: new Date(endOf(month)),
    },
  ])
})

test('five branches of one tree count as one', async () => {
  const [root] = await peers(4)
  for (const km of kms) await drives(world, root!, month, km, 10, await world.organization({ parent: root! }))
  await publish()
  expect(await released()).toMatchObject([{ naics: '48-49', contributors: 4, suppressed: 'TOO_FEW', median: null }])
})

test('one with 26 % of the weight is said to be too much', async () => {
  await peers(4)
  await drives(world, await peer(world), month, 494, 141)
  await publish()
  expect(await released()).toMatchObject([
    { contributors: 5, suppressed: 'TOO_UNEVEN', median: null, bestInClass: null },
  ])
})

test('who withdraws, has no industry, came too late or has no data is in none', async () => {
  const [withdrawn, without, late, ...others] = await peers()
  await peer(world)
  await world.prisma.peerConsent.update({
    where: { rootId: withdrawn!.id },
    data: { withdrawnAt: new Date(), withdrawnById: withdrawn!.admin.id },
  })
  await world.prisma.industryClassification.deleteMany({ where: { organizationId: without!.id } })
  await world.prisma.peerConsent.update({
    where: { rootId: late!.id },
    data: { consentedAt: new Date(`${addMonths(month, 1).slice(0, 8)}06T00:00:01Z`) },
  })
  await publish()
  const members = (await released()).flatMap((release) => release.members.map(({ rootId }) => rootId))
  expect(members.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
})

test('is published once, whatever comes later and however many do it at once', async () => {
  const [first] = await peers()
  expect((await Promise.all([publish(), publish(), publish()])).toSorted()).toEqual([false, false, true])
  const before = await released()
  await drives(world, first!, month, 9_000)
  expect(await publish()).toBe(false)
  expect(await released()).toEqual(before)
  await expect(world.prisma.peerRelease.updateMany({ data: { median: 1 } })).rejects.toThrow()
})

test('who leaves the month after is not told by the difference', async () => {
  const all = await peers()
  await publish()
  const next = addMonths(month, 1)
  for (const [i, one] of all.slice(1).entries()) await drives(world, one, next, kms[i + 1]!)
  await drives(world, await peer(world), next, 250)
  await publish(next)
  expect(await released(next)).toMatchObject([{ suppressed: 'CHANGED', median: null, contributors: 5 }])
})

describe('the clock', () => {
  test('closes a month five days after its end', () => {
    const closed = (at: string) => lastClosed(new Date(at))
    expect([closed('2026-11-05T23:59:59Z'), closed('2026-11-06T00:00:00Z'), closed('2026-01-06T00:00:00Z')]).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2025-12-01',
    ])
  })

  test('publishes each month that was missed, in their order', async () => {
    await world.prisma.peerPeriod.deleteMany()
    const run = (at: string) => publishDue({ db: world.services.db, clock: { now: () => new Date(at) } })
    const months = async () =>
      (await world.prisma.peerPeriod.findMany({ orderBy: { periodStart: 'asc' } })).map(({ periodStart }) =>
        periodStart.toISOString().slice(0, 7),
      )
    await run('2040-03-20T00:00:00Z')
    expect(await months()).toEqual(['2040-02'])
    await run('2040-06-20T00:00:00Z')
    await run('2040-06-21T00:00:00Z')
    expect(await months()).toEqual(['2040-02', '2040-03', '2040-04', '2040-05'])
  })
})
