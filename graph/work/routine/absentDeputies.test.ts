// Routines of somebody who is away: a deputy for a part of the work, or of the time, is there for that alone.
import { expect, test } from 'vitest'
import { routine as makeRoutine } from '../../testing/routines.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ clock: new TestClock(Date.parse('2026-11-23T00:00:00Z')) })
const { root: at, admin } = await tree(world)

const conflicts = async () => {
  const days = { organizationId: at.globalId, from: '2026-11-23', to: '2026-11-29', dryRun: true }
  return (
    await world.mutate<MutationResult & { conflicts: { kind: string; count: number }[] }>(
      admin,
      'scheduleAllTasks',
      days,
      'conflicts { kind count }',
    )
  ).conflicts
}

test('a deputy for a part of the work, or of the time, is there for that alone', async () => {
  const { record } = await makeRoutine(world, at, admin)
  const [away, deputy] = [await world.user(at), await world.user(at)]
  await world.prisma.taskRecordAssignee.create({ data: { taskRecordId: record.id, userId: away.id, position: 0 } })
  const { id: absenceId } = await world.absence(at, away, {
    startsAt: new Date('2026-11-24T00:00:00Z'),
    endsAt: new Date('2026-11-27T00:00:00Z'),
  })
  const absent = async () => (await conflicts()).map(({ kind, count }) => [kind, count])
  expect(await absent()).toEqual([['ABSENT', 3]])
  const elsewhere = await world.organization({ parent: at })
  const data = { absenceId, deputyId: deputy.id, organizationId: elsewhere.id }
  const { id } = await world.prisma.absencePart.create({ data })
  expect(await absent()).toEqual([['ABSENT', 3]])
  await world.prisma.absencePart.update({
    where: { id },
    data: { organizationId: at.id, startsAt: new Date('2026-11-25T00:00:00Z') },
  })
  expect(await absent()).toEqual([['ABSENT', 1]])
  await world.prisma.absence.update({ where: { id: absenceId }, data: { startsAt: new Date('2026-11-24T12:00:00Z') } })
  expect(await absent()).toEqual([])
})
