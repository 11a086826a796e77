// Whatever is done, and undone in reverse, ends where it began: records with their clocks, plans, appointments, what is
// archived, rights. A number decides the order of what is done.
import { expect, test } from 'vitest'
import { globalId } from '../kernel/node.ts'
import { minute } from '../kernel/time/milliseconds.ts'
import { Random } from '../seed/random.ts'
import { transitionNames } from '../work/action/transitions.ts'
import { workOutClocks } from '../work/escalation/workOutClocks.ts'
import { workplace } from './randomWork.ts'
import type { Person } from './rows.ts'
import { undoing } from './undoing.ts'
import { type MutationResult, World } from './world.ts'

const world = await World.make({ database: 'undo' })
const at = await workplace(world)
const { create, undo } = undoing(world, at)
const { root, north, spot, admin, strategic, tactical, supervision, worker, colleague, beyond, taskItemId } = at
const people = [admin, strategic, tactical, supervision, worker, colleague]

const tables = {
  action: 'root_id',
  appointment: 'root_id',
  policy_cell: 'root_id',
  organization: 'root_id',
  delegation: '(select a.root_id from action a where a.id = x.action_id)',
  escalation: '(select a.root_id from action a where a.id = x.action_id)',
  clock: '(select a.root_id from action a where a.id = x.action_id)',
  action_checklist: '(select a.root_id from action a where a.id = x.action_id)',
  appointment_attendee: '(select p.root_id from appointment p where p.id = x.appointment_id)',
  membership: '(select o.root_id from organization o where o.id = x.organization_id)',
  vehicle: '(select o.root_id from organization o where o.id = x.organization_id)',
  department: '(select o.root_id from organization o where o.id = x.organization_id)',
  task_item:
    '(select o.root_id from major_task m join organization o on o.id = m.organization_id where m.id = x.major_task_id)',
}

/** All that there is, but for what counts changes. */
async function state(): Promise<Record<string, unknown[]>> {
  await workOutClocks(world.services.db, world.clock.now())
  const found: Record<string, unknown[]> = {}
  for (const [table, rootId] of Object.entries(tables)) {
    const rows = await world.prisma.$queryRawUnsafe<{ row: unknown }[]>(
      `select to_jsonb(x) - '{version,updated_at}'::text[] as row from ${table} x where ${rootId} = $1::uuid order by 1`,
      root.id,
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** One step of somebody; its ids, none where it was refused. */
type Act = (random: Random) => Promise<{ person: Person; stepIds: string[] } | undefined>

async function step(person: Person, name: string, input: object) {
  const { stepId } = await world.mutate<MutationResult & { stepId?: string | null }>(person, name, input, 'stepId')
  return stepId ? { person, stepIds: [stepId] } : undefined
}

let units = 1

async function acts(): Promise<Act[]> {
  const records = [
    await create(),
    await create({ assigneeId: colleague.globalId, scheduledEnd: '2026-12-01T10:00:00Z' }),
    await create({ template: { taskItemId }, assigneeId: undefined }),
  ]
  const { appointment } = await world.mutate<{ appointment: { id: string } }>(
    admin,
    'createAppointment',
    { organizationId: root.globalId, name: 'Dock review', schedule: { date: '2026-12-02' } },
    'appointment { id }',
  )
  await world.mutate(
    admin,
    'addAppointmentAttendee',
    { id: appointment.id, attendee: { userId: worker.globalId } },
    '__typename',
  )
  await world.mutate(worker, 'respondToAppointment', { id: appointment.id, response: 'ACCEPTED' }, '__typename')
  const vehicle = await world.prisma.vehicle.create({
    data: { organizationId: root.id, unitNumber: `T-${units++}`, type: 'Tractor' },
  })
  const soon = (random: Random) =>
    new Date(world.clock.now().getTime() + random.between(60, 4000) * minute).toISOString()
  const somebody = (random: Random) => random.pick(people)
  const memberships = await world.prisma.membership.findMany({
    where: { userId: { in: [worker.id, colleague.id, supervision.id] } },
    select: { id: true },
  })
  return [
    async (random) => {
      const transition = random.pick([
        ...transitionNames,
        'START',
        'COMPLETE',
        'HOLD',
        'ESCALATE',
        'DELEGATE',
        'ACCEPT',
      ])
      const [scheduledStart, scheduledEnd] = [soon(random), soon(random)].sort()
      const more: Record<string, object> = {
        HOLD: { kind: random.pick(['INTERNAL', 'EXTERNAL']), resumeAt: soon(random) },
        CHANGE_HOLD: { kind: random.pick(['INTERNAL', 'EXTERNAL']) },
        DELEGATE: { delegateId: somebody(random).globalId },
        QUICK_COMPLETE: { durationMins: random.between(1, 90) },
        ASSIGN: { assigneeId: somebody(random).globalId },
        REPRIORITIZE: { priorityId: random.between(1, 9) },
        RESCHEDULE: { scheduledStart, scheduledEnd },
        EDIT: { title: `Unit ${random.between(1, 999)}`, poNumber: `PO-${random.between(1, 9)}` },
      }
      const ids = records.filter(() => random.next() < 0.6)
      if (!ids.length) return undefined
      const person = somebody(random)
      const { outcomes } = await world.mutate<{ outcomes: { stepId: string | null }[] }>(
        person,
        'transitionActions',
        { ids, transition, reason: 'So', note: 'So', leavesOpen: true, ...more[transition] },
        'outcomes { stepId }',
      )
      const stepIds = outcomes.flatMap((one) => one.stepId ?? []).toReversed()
      return stepIds.length ? { person, stepIds } : undefined
    },
    async (random) => {
      const [scheduledStart, scheduledEnd] = [soon(random), soon(random)].sort()
      const assigneeId = random.next() < 0.5 ? somebody(random).globalId : undefined
      return step(admin, 'rescheduleAction', { id: random.pick(records), scheduledStart, scheduledEnd, assigneeId })
    },
    async (random) =>
      step(
        admin,
        ...random.pick<readonly [string, object]>([
          ['updateAppointment', { id: appointment.id, schedule: { date: `2026-12-${random.between(10, 28)}` } }],
          ['updateAppointment', { id: appointment.id, name: `Review ${random.between(1, 99)}` }],
          ['cancelAppointment', { id: appointment.id, reason: 'So' }],
          ['restoreAppointment', { id: appointment.id }],
          ['setAppointmentStatus', { id: appointment.id, status: 'SCHEDULED' }],
        ]),
      ),
    async (random) =>
      step(
        admin,
        ...random.pick<readonly [string, object]>([
          ['deactivateVehicle', { id: globalId('Vehicle', vehicle.id) }],
          ['activateVehicle', { id: globalId('Vehicle', vehicle.id) }],
          ['archiveTaskItem', { id: taskItemId }],
          ['restoreTaskItem', { id: taskItemId }],
          ['archiveOrganization', { id: north.globalId }],
          ['restoreOrganization', { id: north.globalId }],
          ['deactivateDepartment', { id: globalId('Department', spot.departmentId) }],
          ['activateDepartment', { id: globalId('Department', spot.departmentId) }],
        ]),
      ),
    async (random) => {
      const id = globalId('Membership', random.pick(memberships).id)
      const accessLevel = random.pick(['STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'])
      const cell = { capability: random.pick(['records.manage', 'records.work']), accessLevel: 'SUPERVISION' }
      return step(
        admin,
        ...random.pick<readonly [string, object]>([
          ['updateMembership', { id, accessLevel }],
          ['updateMembership', { id, endsAt: soon(random) }],
          ['endMembership', { id }],
          [
            'assignMemberships',
            { userIds: [random.pick([beyond, worker]).globalId], organizationId: root.globalId, accessLevel },
          ],
          [
            'setRoleMatrixCells',
            {
              organizationId: root.globalId,
              cells: [{ ...cell, reach: random.pick(['OWN', 'GROUPS', 'DEPARTMENTS']) }],
            },
          ],
        ] as const),
      )
    },
  ]
}

test.each([1, 2, 3, 4, 5, 6])(
  'what is done in order %i and undone in reverse ends in the state before',
  async (seed) => {
    const random = new Random(seed)
    const all = await acts()
    const taken: { person: Person; stepIds: string[]; before: Awaited<ReturnType<typeof state>> }[] = []
    for (let n = 0; n < 40 && taken.length < 16; n++) {
      const before = await state()
      const made = await random.weighted([
        [all[0]!, 5],
        [all[1]!, 1],
        [all[2]!, 1],
        [all[3]!, 1],
        [all[4]!, 1],
      ] as const)(random)
      world.clock.forward({ seconds: random.between(1, 14) })
      if (made) taken.push({ ...made, before })
    }
    expect(taken.length).toBeGreaterThan(8)
    for (const { person, stepIds, before } of taken.toReversed()) {
      expect(await undo(person, ...stepIds)).toEqual(stepIds.map((stepId) => ({ stepId, error: null })))
      expect(await state()).toEqual(before)
    }
  },
)
