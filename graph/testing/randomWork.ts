// Days of an organization as they could have been: records that are made, moved, edited, delegated and escalated, by
// people and by clocks, with notes, answers, messages, appointments and breaches, in an order that a number decides.
import { Random } from '../seed/random.ts'
import { evaluate } from '../performance/breach/evaluate.ts'
import { globalId } from '../kernel/node.ts'
import { minute } from '../kernel/time/milliseconds.ts'
import { handBackDue } from '../work/delegation/handBackDue.ts'
import { runClocks } from '../work/escalation/clocksJob.ts'
import { transitionNames } from '../work/action/transitions.ts'
import { days, punctuality } from './breaches.ts'
import type { Person } from './rows.ts'
import { tree } from './tree.ts'
import type { World } from './world.ts'

/** An organization with people of each level, work that has a checklist and a procedure, and a benchmark. */
export async function workplace(world: World) {
  const made = await tree(world, {
    below: { north: { type: 'LOCATION' }, south: { type: 'LOCATION' } },
    groups: { spot: {}, other: {} },
    people: {
      admin: 'ADMIN',
      strategic: 'STRATEGIC',
      tactical: { level: 'TACTICAL', departmentOf: 'spot' },
      supervision: { level: 'SUPERVISION', in: 'spot' },
      worker: { in: 'spot' },
      colleague: { in: 'spot' },
      beyond: { level: 'SUPERVISION', in: 'other' },
    },
  })
  const { root, admin } = made
  const { id: majorTaskId } = await world.prisma.majorTask.create({
    data: { organizationId: root.id, name: 'Vehicles' },
  })
  const item = await world.prisma.taskItem.create({
    data: { majorTaskId, name: 'Check', serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 },
  })
  const taskItemId = globalId('TaskItem', item.id)
  const { checklist } = await world.mutate<{ checklist: { id: string; items: { id: string }[] } }>(
    admin,
    'createChecklist',
    {
      organizationId: root.globalId,
      name: 'Walk round',
      items: [
        { kind: 'PASS_FAIL', prompt: 'Brakes', mandatory: true },
        { kind: 'TEXT', prompt: 'Remarks' },
      ],
    },
    'checklist { id items { id } }',
  )
  await world.mutate(admin, 'assignChecklists', { taskItemId, checklistIds: [checklist.id] }, '__typename')
  const benchmark = await punctuality(world, root, admin, { consecutivePoints: 1 })
  const procedure = await world.prisma.procedure.findFirstOrThrow({ where: { taskItemId: item.id, action: 'show' } })
  return { ...made, taskItemId, checklist, benchmark, procedureId: globalId('Procedure', procedure.id) }
}

type Workplace = Awaited<ReturnType<typeof workplace>>

interface Made {
  id: string
  version: number
}

export class RandomWork {
  readonly random: Random
  /** The ids of what there is by now. */
  readonly records: string[] = []
  readonly appointments: string[] = []
  private readonly world: World
  private readonly at: Workplace
  readonly people: Person[]
  private count = 0

  constructor(world: World, at: Workplace, seed: number) {
    this.world = world
    this.at = at
    this.random = new Random(seed)
    this.people = [at.admin, at.strategic, at.tactical, at.supervision, at.worker, at.colleague, at.beyond]
  }

  /** One thing that somebody does, or that time brings; what is refused changes nothing. */
  async step(): Promise<void> {
    const choices = [
      [() => this.create(), 3],
      [() => this.move(), 12],
      [() => this.answer(), 2],
      [() => this.say(), 2],
      [() => this.appoint(), 2],
      [() => this.wait(), 6],
    ] as const
    await this.random.weighted(choices)()
  }

  private get person() {
    return this.random.pick(this.people)
  }

  private soon(least = -24, most = 72) {
    return new Date(
      this.world.clock.now().getTime() + this.random.between(least * 60, most * 60) * minute,
    ).toISOString()
  }

  private some<T>(value: T): T | undefined {
    return this.random.next() < 0.5 ? value : undefined
  }

  private async create() {
    const { root, north, south, spot, other, taskItemId } = this.at
    const { groupId, departmentId } = this.random.pick([spot, other])
    const [start, end] = [this.soon(), this.soon()].sort()
    const made = await this.world.mutate<{ action?: Made }>(
      this.random.pick([this.at.admin, this.at.supervision, this.at.worker]),
      'createAction',
      {
        title: `Unit ${4100 + this.count++}`,
        organizationId: this.random.pick([root, north, south]).globalId,
        groupId: globalId('Group', groupId),
        departmentId: globalId('Department', departmentId),
        assigneeId: this.some(this.random.pick([this.at.worker, this.at.colleague]).globalId),
        priorityId: this.random.between(1, 9),
        actionClassId: this.random.between(1, 4),
        template: this.some({ taskItemId }),
        ...this.some({ scheduledStart: start, scheduledEnd: end }),
      },
      'action { id version }',
    )
    if (made.action) this.records.push(made.action.id)
  }

  private async move() {
    const { random } = this
    if (!this.records.length) return
    const transition = random.pick([...transitionNames, 'START', 'COMPLETE', 'HOLD', 'DELEGATE', 'ACCEPT'])
    const [start, end] = [this.soon(), this.soon()].sort()
    const more: Record<string, object> = {
      HOLD: { kind: random.pick(['INTERNAL', 'EXTERNAL']), resumeAt: this.some(this.soon(1)) },
      CHANGE_HOLD: { kind: random.pick(['INTERNAL', 'EXTERNAL']) },
      DELEGATE: { delegateId: this.person.globalId, until: this.some(this.soon(1)) },
      QUICK_COMPLETE: { durationMins: random.between(1, 90) },
      ASSIGN: { assigneeId: this.some(this.person.globalId) },
      REPRIORITIZE: { priorityId: random.between(1, 9) },
      RESCHEDULE: this.some({ scheduledStart: start, scheduledEnd: end }) ?? {},
      EDIT: { title: `Unit ${4100 + this.count++}`, poNumber: this.some(`PO-${random.between(1, 9)}`) },
    }
    const input = { ids: [random.pick(this.records)], transition, reason: 'So', note: 'So', leavesOpen: true }
    await this.world.mutate(
      this.person,
      'transitionActions',
      { ...input, ...more[transition] },
      'outcomes { error { code } }',
    )
  }

  private async answer() {
    if (!this.records.length) return
    const actionId = this.random.pick(this.records)
    const [brakes, remarks] = this.at.checklist.items
    const passed = this.random.next() < 0.8
    await this.random.weighted([
      [() => this.reply({ actionId, checklistItemId: brakes!.id, answer: this.some({ passed }) ?? null }), 3],
      [() => this.reply({ actionId, checklistItemId: remarks!.id, answer: { text: `No ${this.count++}` } }), 1],
      [() => this.proceed(actionId), 1],
    ] as const)()
  }

  private async reply(input: object) {
    await this.world.mutate(this.person, 'answerChecklistItem', input, '__typename')
  }

  private async proceed(actionId: string) {
    const [verb, more] = this.random.pick([
      ['startProcedure', {}],
      ['finishProcedure', { isDone: true }],
    ] as const)
    const input = { actionId, procedureId: this.at.procedureId, ...more }
    await this.world.mutate(this.person, verb, input, '__typename')
  }

  private async say() {
    if (!this.records.length) return
    const actionId = this.random.pick(this.records)
    const text = `Said ${this.count++}`
    if (this.random.next() < 0.5) await this.world.mutate(this.person, 'addNote', { actionId, text }, '__typename')
    else await this.world.mutate(this.person, 'sendMessage', { target: { actionId }, text }, '__typename')
  }

  private async appoint() {
    const { random } = this
    const schedule = { date: this.soon(-24, 48).slice(0, 10), startTime: `${random.between(10, 22)}:00` }
    if (!this.appointments.length || random.next() < 0.4) {
      const { appointment } = await this.world.mutate<{ appointment?: Made }>(
        this.person,
        'createAppointment',
        { organizationId: this.at.root.globalId, name: `Meeting ${this.count++}`, schedule },
        'appointment { id version }',
      )
      if (appointment) this.appointments.push(appointment.id)
      return
    }
    const id = random.pick(this.appointments)
    const [verb, more] = random.pick([
      ['updateAppointment', { schedule, name: `Meeting ${this.count++}` }],
      ['cancelAppointment', { reason: 'So' }],
      ['restoreAppointment', {}],
      ['setAppointmentStatus', { status: random.pick(['SCHEDULED', 'COMPLETED']) }],
    ] as const)
    await this.world.mutate(this.at.admin, verb, { id, ...more }, '__typename')
  }

  /** Time goes by, and with it what clocks bring. */
  async wait() {
    const { world, random } = this
    world.clock.forward({ minutes: random.between(1, random.pick([5, 90, 600])) })
    await runClocks(world.services)
    await handBackDue(world.services)
    if (random.next() < 0.1) await this.measure()
  }

  private async measure() {
    await days(this.world, this.at.benchmark, this.at.root, [this.random.pick([90, 99, null])])
    await evaluate(this.world.services)
  }
}
