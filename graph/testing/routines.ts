// Routines of an organization, as tests need them.
import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A task record with an item of its own. */
export async function taskRecord(
  { prisma }: World,
  at: Organization,
  creator: { id: string },
  more: Partial<Prisma.TaskRecordUncheckedCreateInput> = {},
) {
  const name = `Work ${randomUUID().slice(0, 8)}`
  const majorTask = await prisma.majorTask.create({ data: { organizationId: at.rootId, name } })
  const item = await prisma.taskItem.create({
    data: { majorTaskId: majorTask.id, name, serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 },
  })
  const row = await prisma.taskRecord.create({
    data: {
      organizationId: at.id,
      taskItemId: item.id,
      title: name,
      actionClassId: 1,
      priorityId: 4,
      serviceTimeMins: 30,
      creatorId: creator.id,
      ...more,
    },
    select: { id: true, title: true, taskItemId: true },
  })
  return { ...row, globalId: globalId('TaskRecord', row.id) }
}

/** A routine of a new task record, without a ledger yet. */
export async function routine(
  world: World,
  at: Organization,
  creator: { id: string },
  {
    work = {},
    ...more
  }: Partial<Prisma.SeriesUncheckedCreateInput> & { work?: Partial<Prisma.TaskRecordUncheckedCreateInput> } = {},
) {
  const record = await taskRecord(world, at, creator, work)
  const series = await world.prisma.series.create({
    data: {
      taskRecordId: record.id,
      rule: 'FREQ=DAILY',
      timeZone: 'UTC',
      startsOn: new Date('2026-11-23T06:00:00Z'),
      durationMins: 120,
      leadDays: 1,
      ...more,
    },
    select: { id: true, legacyId: true },
  })
  return { ...series, globalId: globalId('Series', series.id), record }
}

/** A routine with an occurrence to come, of an organization; answers with their global ids by type. */
export async function ownRoutines(world: World, at: Organization, name: string) {
  const { id: seriesId, globalId: series } = await routine(world, at, await world.user(), { work: { title: name } })
  const startsAt = new Date(world.clock.now().getTime() + 30 * 24 * 3_600_000)
  const { id } = await world.prisma.occurrence.create({
    data: { seriesId, slot: startsAt, startsAt, endsAt: startsAt, opensAt: startsAt },
    select: { id: true },
  })
  return { Series: series, Occurrence: globalId('Occurrence', id) }
}
