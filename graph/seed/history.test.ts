// The demo's records got where they are by steps that the transition table allows.
import { beforeAll, expect, test } from 'vitest'
import { stateOf, stateTable } from '../work/action/states.ts'
import { transitionOf, type TransitionName } from '../work/action/transitions.ts'
import { rank } from '../kernel/policy.ts'
import { demoNow as now, readDemo } from '../testing/demo.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'

const person = { include: { memberships: { include: { organization: true } } } } as const
const include = {
  organization: true,
  history: { orderBy: { version: 'asc' } },
  assignee: person,
  delegate: person,
  escalatedTo: person,
  occurrence: { select: { id: true } },
  practice: { select: { featureId: true } },
} as const satisfies Prisma.ActionInclude
let records: Prisma.ActionGetPayload<{ include: typeof include }>[]

beforeAll(async () => {
  records = await (await readDemo()).prisma.action.findMany({ include })
  expect(records.filter(({ tourId, occurrence, practice }) => !tourId && !occurrence && !practice)).toHaveLength(2000)
})

test('each history begins with its creation and ends in the present status, version and time', () => {
  for (const { history, status, disposition, version, statusAt, createdAt, creatorId, occurrence } of records) {
    const [first, last] = [history[0]!, history.at(-1)!]
    expect(first).toMatchObject({
      transition: 'CREATE',
      fromStatus: null,
      actorId: occurrence ? null : creatorId,
      at: createdAt,
    })
    expect(last).toMatchObject({ toStatus: status, toDisposition: disposition, version, at: statusAt })
  }
})

test('each step follows from the one before, at a later time, and none is to come', () => {
  for (const { history } of records) {
    expect(history.map(({ version }) => version)).toEqual(history.map((_, i) => i + 1))
    expect(history.at(-1)!.at.getTime()).toBeLessThanOrEqual(now.getTime())
    for (const [i, step] of history.entries()) {
      if (i === 0) continue
      const before = history[i - 1]!
      expect([step.fromStatus, step.fromDisposition]).toEqual([before.toStatus, before.toDisposition])
      expect(step.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime())
    }
  }
})

test('each step is one of the table, from a state that it leads from, with the reason it needs', () => {
  for (const { history, actualStart } of records) {
    for (const { transition, fromStatus, fromDisposition, toStatus, toDisposition, reason } of history.slice(1)) {
      const { from, to, needs } = transitionOf(transition as TransitionName)
      expect(from).toContain(stateOf(fromStatus!, fromDisposition))
      if (transition === 'HOLD') expect(stateTable[stateOf(toStatus, toDisposition)].bucket).toBe(3)
      else expect(stateOf(toStatus, toDisposition)).toBe(to ?? stateOf(fromStatus!, fromDisposition))
      if (needs?.({ status: fromStatus! }).includes('REASON')) expect(reason).not.toBe('')
    }
    const started = history.find(({ transition }) => transition === 'START')
    expect(actualStart).toEqual(started?.at ?? null)
  }
})

test('a record has what its state says, and nothing of another', () => {
  for (const record of records) {
    const state = stateOf(record.status, record.disposition)
    expect(Boolean(record.completedById && record.actualEnd)).toBe(state === 'COMPLETE')
    expect(Boolean(record.delegateId && record.delegatorId)).toBe(state === 'DELEGATED')
    expect(Boolean(record.escalatedToId && record.escalatedLevel)).toBe(state === 'ESCALATED')
    expect(record.statusReason !== '').toBe(
      ['WAITING_INTERNAL', 'WAITING_EXTERNAL', 'ESCALATED', 'WITHDRAWN'].includes(state),
    )
    if (state !== 'QUEUED') expect(record.assigneeId).not.toBeNull()
    if (record.isScheduled) expect(record.scheduledEnd).not.toBeNull()
  }
})

test('it is delegated to somebody else there, and escalated to somebody there who stands above', () => {
  for (const { assignee, delegate, escalatedTo, organization } of records) {
    for (const other of [delegate, escalatedTo]) {
      if (!other) continue
      expect(other.id).not.toBe(assignee!.id)
      expect(other.memberships.some((one) => organization.path.startsWith(one.organization.path))).toBe(true)
    }
    const level = (somebody: typeof assignee) => rank(somebody!.memberships[0]!.accessLevel)
    if (escalatedTo) expect(level(escalatedTo)).toBeLessThan(level(assignee))
  }
})
