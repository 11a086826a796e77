// How a record came to where it is: the steps that the transition table knows, in the order they were taken.
import { stateTable, type State } from '../work/action/states.ts'
import { accessLevelNames, rank } from '../kernel/policy.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf, type Random } from './random.ts'
import { reasonsOf } from './reasons.ts'
import { peopleAt, type Spot } from './spots.ts'
import type { Company, Hand } from './world.ts'
import { hour, minute } from '../kernel/time/milliseconds.ts'

type Columns = Partial<Prisma.ActionCreateManyInput>
type Step = Omit<Prisma.HistoryEntryCreateManyInput, 'actionId' | 'version' | 'at'> & { at: Date }

/** When things happened to a record, in milliseconds. */
export interface Times {
  now: number
  created: number
  begun: number
  ended: number
}

interface Journey {
  steps: Step[]
  /** What the last step left on the record. */
  columns: Columns
}

export const toMinute = (instant: number) => new Date(Math.round(instant / minute) * minute)

/** The steps to a state, taken by a worker; a status that no state has is as older systems left it. */
export function journeyTo(
  random: Random,
  { state, status }: { state: State; status: number },
  { hands }: Company,
  { path, item, group, lead }: Spot,
  worker: Hand,
  { now, created, begun, ended }: Times,
): Journey {
  const steps: Step[] = [
    {
      transition: 'CREATE',
      toStatus: state === 'UNMAPPED' ? status : 5,
      actorId: uuidOf(lead.email),
      at: toMinute(created),
    },
  ]
  const step = (transition: string, to: State, at: number, actor: Hand, more: Partial<Step> = {}) => {
    const { toStatus: fromStatus, toDisposition: fromDisposition } = steps.at(-1)!
    const { status: toStatus, disposition: toDisposition } = stateTable[to]
    const actorId = uuidOf(actor.email)
    steps.push({ transition, fromStatus, fromDisposition, toStatus, toDisposition, actorId, at: toMinute(at), ...more })
  }
  const start = () => step('START', 'STARTED', begun, worker)
  const journey = (columns: Columns = {}): Journey => ({ steps, columns })
  const started: Columns = { actualStart: toMinute(begun) }
  const reasons = reasonsOf[item.department]!
  const people = peopleAt(hands, path).filter(({ email }) => email !== worker.email)

  switch (state) {
    case 'STARTED':
      start()
      return journey(started)
    case 'RESUMED':
      start()
      step('HOLD', 'WAITING_INTERNAL', begun + 1 * minute, worker, { reason: random.pick(reasons.internal) })
      step('RESUME', state, begun + 2 * minute, worker)
      return journey(started)
    case 'WAITING_INTERNAL':
    case 'WAITING_EXTERNAL': {
      const statusReason = random.pick(state === 'WAITING_INTERNAL' ? reasons.internal : reasons.external)
      const resumeAt = random.next() < 0.6 ? toMinute(now + random.between(4, 96) * hour) : null
      const changes = resumeAt ? { resumeAt: ['', resumeAt.toISOString()] } : {}
      start()
      step('HOLD', state, begun + 10 * minute, worker, { reason: statusReason, changes })
      return journey({ ...started, statusReason, resumeAt })
    }
    case 'ESCALATED': {
      const above = people.filter(
        (hand) =>
          rank(hand.level) < rank(worker.level) &&
          (hand.level !== 'SUPERVISION' || hand.group === group) &&
          (hand.level !== 'TACTICAL' || hand.department === item.department),
      )
      const target = random.pick(above)
      const statusReason = random.pick(reasons.escalation)
      const escalatedTo = ['', `${target.name}, ${accessLevelNames[target.level]}`]
      start()
      step('ESCALATE', state, begun + 20 * minute, worker, { reason: statusReason, changes: { escalatedTo } })
      return journey({ ...started, statusReason, escalatedLevel: target.level, escalatedToId: uuidOf(target.email) })
    }
    case 'DELEGATED': {
      const near = people.filter(({ department }) => department === item.department)
      const delegate = random.pick(near.length ? near : people)
      step('DELEGATE', state, begun, worker, { changes: { delegate: ['', delegate.name] } })
      return journey({ delegatorId: uuidOf(worker.email), delegateId: uuidOf(delegate.email) })
    }
    case 'WITHDRAWN':
      step('WITHDRAW', state, ended, lead, { reason: 'No longer needed' })
      return journey({ statusReason: 'No longer needed' })
    case 'COMPLETE':
      start()
      step('COMPLETE', state, ended, worker)
      return journey({ ...started, actualEnd: toMinute(ended), completedById: uuidOf(worker.email) })
    default:
      return journey()
  }
}
