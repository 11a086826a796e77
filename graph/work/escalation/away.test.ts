// What clocks and escalations know of who is away: whom they go to is there, or somebody stands in; and a clock says
// whether who has the record is there when it runs out.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import type { Person } from '../../testing/rows.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { World } from '../../testing/world.ts'
import { runClocks } from './clocksJob.ts'

const world = await World.make({ database: 'clocks_away' })
const go = (instant: string) =>
  world.clock.forward({ seconds: (Date.parse(`${instant}:00Z`) - world.clock.now().getTime()) / 1000 })
go('2026-11-20T16:50')
const { root, spot, yard, worker, lead, manager, admin } = await tree(world, {
  groups: { spot: {}, yard: {} },
  people: {
    worker: { in: 'spot' },
    lead: { level: 'SUPERVISION', in: 'spot' },
    manager: { level: 'TACTICAL', departmentOf: 'spot' },
    admin: 'ADMIN',
  },
})
const target = { organizationId: root.globalId, priorityId: 2 }
const done = { ...target, clock: 'DONE', rule: 'MINUTES', amount: 60 }
await world.mutate(admin, 'savePriorityTarget', done, '__typename')
await world.mutate(admin, 'savePriorityTarget', { ...target, clock: 'RESPOND' }, '__typename')

const record = () =>
  world.action(root, admin, { ...spot, assigneeId: worker.id, createdAt: world.clock.now(), priorityId: 2 })

interface Shown {
  escalation: { to: { name: string } } | null
  clocks: { kind: string; awayWhenDue: { user: { name: string } } | null }[]
  escalationLadder: { next: { personName: string | null } | null }
}

const look = async ({ globalId: id }: { globalId: string }) =>
  (
    await world.ask<{ node: Shown }>(
      admin,
      `query ($id: ID!) { node(id: $id) { ... on Action { escalation { to { name } }
        clocks { kind awayWhenDue { user { name } } } escalationLadder { next { personName } } } } }`,
      { id },
    )
  ).node
const awayWhenDue = async (of: { globalId: string }) =>
  (await look(of)).clocks.map((clock) => clock.awayWhenDue?.user.name ?? null)

const week = { startsAt: new Date('2026-11-23T00:00:00Z'), endsAt: new Date('2026-11-28T00:00:00Z') }
const away = (person: Person, more: object = {}) => world.absence(root, person, { ...week, ...more })

test('a clock knows whether who has the record is there when it runs out, or somebody for them', async () => {
  go('2026-11-20T16:50')
  const action = await record()
  expect(await awayWhenDue(action)).toEqual([null])
  const absence = await away(worker)
  expect(await awayWhenDue(action)).toEqual([worker.name])
  const half = { startsAt: new Date('2026-11-23T13:00:00Z') }
  await world.prisma.absence.update({ where: { id: absence.id }, data: half })
  expect(await awayWhenDue(action)).toEqual([null])
  await world.prisma.absence.update({ where: { id: absence.id }, data: { ...week, deputyId: lead.id } })
  expect(await awayWhenDue(action)).toEqual([null])
  await world.prisma.absence.update({ where: { id: absence.id }, data: { deputyId: null } })
  const part = { absenceId: absence.id, deputyId: lead.id }
  const { id } = await world.prisma.absencePart.create({ data: { ...part, groupId: yard.groupId } })
  expect(await awayWhenDue(action)).toEqual([worker.name])
  await world.prisma.absencePart.update({ where: { id }, data: { groupId: spot.groupId } })
  expect(await awayWhenDue(action)).toEqual([null])
  await world.prisma.absence.delete({ where: { id: absence.id } })
})

test('for many records it is one statement', async () => {
  const source = '{ legacyActions { clocks { awayWhenDue { id } } } }'
  const count = async () => (await statementsOf(() => world.ask(admin, source))).length
  const one = await count()
  for (let i = 0; i < 3; i++) await record()
  expect(await count()).toBe(one)
})

test('it goes to who is there before who is away, a level further up where need be', async () => {
  go('2026-11-20T16:50')
  const action = await record()
  const next = async () => (await look(action)).escalationLadder.next?.personName
  expect(await next()).toBe(lead.name)
  const absence = await away(lead)
  go('2026-11-23T09:30')
  expect(await next()).toBe(manager.name)
  await world.prisma.absence.update({ where: { id: absence.id }, data: { deputyId: worker.id } })
  expect(await next()).toBe(lead.name)
  await world.prisma.absence.update({ where: { id: absence.id }, data: { deputyId: null } })
  go('2026-11-23T09:50')
  await runClocks(world.services)
  expect((await look(action)).escalation?.to.name).toBe(manager.name)
  await world.prisma.absence.delete({ where: { id: absence.id } })
})

test('where all of them are away it goes to the next all the same', async () => {
  go('2026-11-20T16:50')
  const action = await record()
  const absences = [await away(lead), await away(manager), await away(admin)]
  go('2026-11-23T09:50')
  await runClocks(world.services)
  expect((await look(action)).escalation?.to.name).toBe(lead.name)
  await world.prisma.absence.deleteMany({ where: { id: { in: absences.map(({ id }) => id) } } })
})
