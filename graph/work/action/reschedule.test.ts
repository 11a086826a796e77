// When a record may begin and is due, and who is to do it then.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const scheduledStart = '2026-12-01T08:00:00.000Z'
const scheduledEnd = '2026-12-01T10:00:00.000Z'

const world = await World.make()
const { terminal, spot, supervisor, worker, colleague } = await tree(world, {
  below: { terminal: { type: 'LOCATION' } },
  groups: { spot: {} },
  people: {
    supervisor: { level: 'SUPERVISION', at: 'terminal', in: 'spot' },
    worker: { at: 'terminal', in: 'spot' },
    colleague: { at: 'terminal', in: 'spot' },
  },
})

async function rescheduled(person: Person, input: object, more: object = {}) {
  const { id, globalId: record } = await world.action(terminal, supervisor, { ...spot, assigneeId: worker.id, ...more })
  const result = await world.mutate(person, 'rescheduleAction', { id: record, ...input })
  return {
    result,
    row: await world.prisma.action.findUniqueOrThrow({
      where: { id },
      include: { history: { orderBy: { version: 'asc' } } },
    }),
  }
}

describe('rescheduling', () => {
  test('sets the slot, and notes what it was', async () => {
    const { row } = await rescheduled(supervisor, { scheduledStart, scheduledEnd })
    expect(row).toMatchObject({
      scheduledStart: new Date(scheduledStart),
      scheduledEnd: new Date(scheduledEnd),
      isScheduled: true,
      status: 5,
      version: 2,
    })
    expect(row.history.at(-1)).toMatchObject({
      transition: 'RESCHEDULE',
      changes: { scheduledStart: ['', scheduledStart], scheduledEnd: ['', scheduledEnd] },
    })
  })

  test('without times takes the slot away', async () => {
    const { row } = await rescheduled(
      supervisor,
      {},
      { scheduledStart: new Date(scheduledStart), scheduledEnd: new Date(scheduledEnd) },
    )
    expect(row).toMatchObject({ scheduledStart: null, scheduledEnd: null, isScheduled: false })
  })

  test('may say that its times are no slot, and that nobody does it then: so a plan is taken back', async () => {
    const { row } = await rescheduled(supervisor, {
      scheduledStart,
      scheduledEnd,
      isScheduled: false,
      isUnassigned: true,
    })
    expect(row).toMatchObject({ scheduledEnd: new Date(scheduledEnd), isScheduled: false, assigneeId: null })
    expect(row.history.at(-1)!.changes).toMatchObject({ assignee: [worker.name, ''] })
  })

  test('makes no slot of half a time', async () => {
    const { row } = await rescheduled(supervisor, { scheduledEnd, isScheduled: true })
    expect(row).toMatchObject({ scheduledStart: null, scheduledEnd: new Date(scheduledEnd), isScheduled: false })
  })

  test('gives it to somebody in the same step', async () => {
    const { row } = await rescheduled(supervisor, {
      scheduledStart,
      scheduledEnd,
      assigneeId: globalId('User', colleague.id),
    })
    expect(row.assigneeId).toBe(colleague.id)
    expect(row.history.at(-1)!.changes).toMatchObject({ assignee: [worker.name, colleague.name] })
  })

  test('refuses an end before the start, at its field', async () => {
    const { result, row } = await rescheduled(supervisor, {
      scheduledStart: scheduledEnd,
      scheduledEnd: scheduledStart,
    })
    expect(result).toMatchObject({
      fields: [{ path: 'scheduledEnd', message: 'Choose an end that is not before the start.' }],
    })
    expect(row.version).toBe(1)
  })

  test('is not for who may not plan the work of others', async () => {
    const { result, row } = await rescheduled(colleague, { scheduledStart, scheduledEnd })
    expect(result.__typename).toBe('ForbiddenError')
    expect(row.scheduledStart).toBeNull()
  })

  test('does not give it to somebody of another tree', async () => {
    const { admin: foreign } = await tree(world)
    const { result, row } = await rescheduled(supervisor, {
      scheduledStart,
      scheduledEnd,
      assigneeId: globalId('User', foreign.id),
    })
    expect(result.__typename).toBe('NotFoundError')
    expect(row.assigneeId).toBe(worker.id)
  })

  test('is not for another tree', async () => {
    const { admin: foreign } = await tree(world)
    expect((await rescheduled(foreign, { scheduledStart, scheduledEnd })).result.__typename).toBe('NotFoundError')
  })
})
