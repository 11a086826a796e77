// Every transition as its mutation: what it does, what it asks for, and what it answers when it can't.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import type { State } from './states.ts'

const world = await World.make()
const { root, terminal, spot, admin, tactical, supervisor, worker, colleague } = await tree(world, {
  below: { terminal: { type: 'LOCATION' } },
  groups: { spot: {} },
  people: {
    admin: 'ADMIN',
    tactical: { level: 'TACTICAL', departmentOf: 'spot' },
    supervisor: { level: 'SUPERVISION', at: 'terminal', in: 'spot' },
    worker: { at: 'terminal', in: 'spot' },
    colleague: { at: 'terminal', in: 'spot' },
  },
})

const record = (state: State, more = {}) =>
  world.action(terminal, supervisor, { ...spot, assigneeId: worker.id, state, ...more })
const read = (id: string) =>
  world.prisma.action.findUniqueOrThrow({ where: { id }, include: { history: { orderBy: { version: 'asc' } } } })

async function moved(person: Person, mutation: string, state: State, input: object = {}, more = {}) {
  const { id, globalId } = await record(state, more)
  const result = await world.mutate(person, mutation, { id: globalId, ...input })
  return { result, row: await read(id) }
}

const success = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}Success`

describe('what each does', () => {
  const now = () => world.clock.now()

  test('start: the actual start, once, and the assignee', async () => {
    const { row } = await moved(worker, 'startAction', 'QUEUED')
    expect(row).toMatchObject({ status: 1, actualStart: now(), assigneeId: worker.id, version: 2 })
    const before = new Date(now().getTime() - 3_600_000)
    expect((await moved(worker, 'startAction', 'QUEUED', {}, { actualStart: before })).row.actualStart).toEqual(before)
  })

  test('start: who takes an unassigned one of the group has it', async () => {
    const { row } = await moved(colleague, 'startAction', 'QUEUED', {}, { assigneeId: null })
    expect(row.assigneeId).toBe(colleague.id)
    expect(row.history.at(-1)).toMatchObject({
      actorId: colleague.id,
      onBehalfOfId: null,
      changes: { assignee: ['', colleague.name] },
    })
  })

  test('hold: internal or external, with a reason and a date', async () => {
    const resumeAt = new Date(now().getTime() + 3_600_000)
    const { row } = await moved(worker, 'holdAction', 'STARTED', {
      kind: 'EXTERNAL',
      reason: ' Parts ',
      resumeAt: resumeAt.toISOString(),
    })
    expect(row).toMatchObject({ status: 4, statusReason: 'Parts', resumeAt })
    expect((await moved(worker, 'holdAction', 'QUEUED', { kind: 'INTERNAL', reason: 'Lift' })).row.status).toBe(3)
  })

  test('change hold: from one kind to the other', async () => {
    const { row } = await moved(worker, 'changeActionHold', 'WAITING_INTERNAL', {
      kind: 'EXTERNAL',
      reason: 'Supplier',
    })
    expect(row).toMatchObject({ status: 4, statusReason: 'Supplier' })
  })

  test('resume: resumed, or started where it never was', async () => {
    expect((await moved(worker, 'resumeAction', 'WAITING_INTERNAL', {}, { actualStart: now() })).row.status).toBe(2)
    expect((await moved(worker, 'resumeAction', 'WAITING_EXTERNAL')).row).toMatchObject({
      status: 1,
      actualStart: now(),
    })
  })

  test('requeue: from work with a reason, from hold without', async () => {
    expect((await moved(worker, 'requeueAction', 'STARTED', { reason: 'Called away' })).row).toMatchObject({
      status: 5,
      statusReason: 'Called away',
    })
    expect((await moved(worker, 'requeueAction', 'WAITING_INTERNAL')).row).toMatchObject({
      status: 5,
      statusReason: '',
    })
  })

  test('escalate: to a person of the level, the nearest of the own department; the origin keeps it', async () => {
    const { row } = await moved(worker, 'escalateAction', 'STARTED', { level: 'TACTICAL', reason: 'Too dear' })
    expect(row).toMatchObject({
      status: 6,
      disposition: 'ESCALATED',
      escalatedToId: tactical.id,
      escalatedLevel: 'TACTICAL',
      assigneeId: worker.id,
    })
    expect((await moved(worker, 'escalateAction', 'STARTED', { reason: 'Too dear' })).row).toMatchObject({
      escalatedToId: supervisor.id,
      escalatedLevel: 'SUPERVISION',
    })
  })

  test('delegate: the assignee changes only on accept', async () => {
    const { row } = await moved(worker, 'delegateAction', 'STARTED', { delegateId: colleague.globalId, note: 'Please' })
    expect(row).toMatchObject({
      status: 6,
      disposition: 'DELEGATED',
      assigneeId: worker.id,
      delegateId: colleague.id,
      delegatorId: worker.id,
    })
  })

  const delegated = () => ({ delegateId: colleague.id, delegatorId: worker.id })

  test('accept: the delegate has it, and both names stay', async () => {
    const { row } = await moved(colleague, 'acceptDelegation', 'DELEGATED', {}, delegated())
    expect(row).toMatchObject({
      status: 5,
      disposition: null,
      assigneeId: colleague.id,
      delegateId: null,
      delegatorId: worker.id,
    })
  })

  test('decline and recall: it stays with who had it', async () => {
    const declined = await moved(colleague, 'declineDelegation', 'DELEGATED', { reason: 'No time' }, delegated())
    expect(declined.row).toMatchObject({
      status: 5,
      assigneeId: worker.id,
      delegateId: null,
      delegatorId: null,
      statusReason: 'No time',
    })
    expect((await moved(worker, 'recallDelegation', 'DELEGATED', {}, delegated())).row).toMatchObject({
      status: 5,
      assigneeId: worker.id,
      delegateId: null,
    })
  })

  const escalated = () => ({ escalatedLevel: 'TACTICAL' as const, escalatedToId: tactical.id })

  test('return, take over, resolve, one level up', async () => {
    const note = { note: 'Done by the book' }
    expect((await moved(tactical, 'returnEscalation', 'ESCALATED', note, escalated())).row).toMatchObject({
      status: 5,
      escalatedToId: null,
      assigneeId: worker.id,
    })
    expect((await moved(tactical, 'takeOverEscalation', 'ESCALATED', note, escalated())).row).toMatchObject({
      status: 1,
      assigneeId: tactical.id,
      actualStart: now(),
    })
    expect((await moved(tactical, 'resolveEscalation', 'ESCALATED', note, escalated())).row).toMatchObject({
      status: 9,
      completedById: tactical.id,
      actualEnd: now(),
    })
    const { result } = await moved(tactical, 'raiseEscalation', 'ESCALATED', note, escalated())
    expect(result.fields).toEqual([
      { path: 'level', message: 'No one else here has the access level Strategic; choose another.' },
    ])
    const strategic = await world.user(root, 'STRATEGIC')
    expect((await moved(tactical, 'raiseEscalation', 'ESCALATED', note, escalated())).row).toMatchObject({
      status: 6,
      escalatedLevel: 'STRATEGIC',
      escalatedToId: strategic.id,
    })
  })

  test('withdraw and restore', async () => {
    expect((await moved(supervisor, 'withdrawAction', 'STARTED', { reason: 'Twice' })).row).toMatchObject({
      status: 6,
      disposition: 'WITHDRAWN',
      bucket: 7,
    })
    expect((await moved(supervisor, 'restoreAction', 'WITHDRAWN')).row).toMatchObject({ status: 5, disposition: null })
  })

  test('complete, at once, and reopen', async () => {
    expect((await moved(worker, 'completeAction', 'RESUMED', {}, { actualStart: now() })).row).toMatchObject({
      status: 9,
      actualEnd: now(),
      completedById: worker.id,
    })
    const { row } = await moved(worker, 'quickCompleteAction', 'QUEUED', { durationMins: 30 })
    expect(row).toMatchObject({ status: 9, actualStart: new Date(now().getTime() - 1_800_000), actualEnd: now() })
    const reopened = await moved(
      worker,
      'reopenAction',
      'COMPLETE',
      { reason: 'Leaks again' },
      { actualEnd: now(), completedById: worker.id },
    )
    expect(reopened.row).toMatchObject({ status: 2, actualEnd: null, completedById: null })
  })

  test('assign, unassign and reprioritize leave it where it is', async () => {
    expect(
      (await moved(supervisor, 'assignAction', 'WAITING_INTERNAL', { assigneeId: colleague.globalId })).row,
    ).toMatchObject({ status: 3, assigneeId: colleague.id })
    expect((await moved(supervisor, 'assignAction', 'QUEUED', { assigneeId: null })).row.assigneeId).toBeNull()
    const { row } = await moved(supervisor, 'reprioritizeAction', 'ESCALATED', { priorityId: 1 })
    expect(row).toMatchObject({ status: 6, priorityId: 1 })
    expect(row.history.at(-1)?.changes).toEqual({ priority: ['Normal', 'Urgent'] })
  })
})

describe('the history', () => {
  test('has one row a transition: who, for whom, when, why', async () => {
    const { id, globalId } = await record('QUEUED')
    await world.mutate(supervisor, 'startAction', { id: globalId })
    world.clock.forward({ minutes: 5 })
    await world.mutate(supervisor, 'holdAction', { id: globalId, kind: 'INTERNAL', reason: 'Lift in use' })
    const { history, version } = await read(id)
    expect(version).toBe(3)
    expect(history).toMatchObject([
      { version: 2, transition: 'START', fromStatus: 5, toStatus: 1, actorId: supervisor.id, onBehalfOfId: worker.id },
      { version: 3, transition: 'HOLD', fromStatus: 1, toStatus: 3, reason: 'Lift in use', at: world.clock.now() },
    ])
  })

  test('can not be changed, not even in the database', async () => {
    const { row } = await moved(worker, 'startAction', 'QUEUED')
    const where = { id: row.history[0]!.id }
    await expect(world.prisma.historyEntry.update({ where, data: { reason: 'x' } })).rejects.toThrow(
      /append only|permission denied|denied access/,
    )
    await expect(world.prisma.historyEntry.delete({ where })).rejects.toThrow(
      /append only|permission denied|denied access/,
    )
  })

  test('is read in pages, latest first', async () => {
    const { globalId } = await record('QUEUED')
    for (const priorityId of [1, 2, 3, 4, 5])
      await world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId })
    const query = `query ($id: ID!, $after: Cursor) { node(id: $id) { ... on Action {
      history(first: 3, after: $after) { edges { node { version label actor { name } } } pageInfo { hasNextPage endCursor } } } } }`
    type Data = {
      node: {
        history: { edges: { node: { version: number } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
    }
    const first = (await world.ask<Data>(admin, query, { id: globalId })).node.history
    const second = (await world.ask<Data>(admin, query, { id: globalId, after: first.pageInfo.endCursor })).node.history
    expect([...first.edges, ...second.edges].map(({ node }) => node.version)).toEqual([6, 5, 4, 3, 2])
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
  })
})

describe('what is refused', () => {
  test.each([
    ['holdAction', 'STARTED', { kind: 'INTERNAL', reason: '  ' }, 'reason'],
    ['requeueAction', 'STARTED', {}, 'reason'],
    ['escalateAction', 'STARTED', { reason: '' }, 'reason'],
    ['withdrawAction', 'QUEUED', { reason: '' }, 'reason'],
    ['reopenAction', 'COMPLETE', { reason: '' }, 'reason'],
    ['returnEscalation', 'ESCALATED', { note: ' ' }, 'note'],
    ['quickCompleteAction', 'QUEUED', { durationMins: 0 }, 'durationMins'],
    ['quickCompleteAction', 'QUEUED', { durationMins: 1441 }, 'durationMins'],
    ['reprioritizeAction', 'QUEUED', { priorityId: 77 }, 'priorityId'],
    ['holdAction', 'STARTED', { kind: 'INTERNAL', reason: 'x\0y' }, 'reason'],
    ['holdAction', 'STARTED', { kind: 'INTERNAL', reason: '\ud800' }, 'reason'],
    ['holdAction', 'STARTED', { kind: 'INTERNAL', reason: 'x'.repeat(501) }, 'reason'],
    ['holdAction', 'STARTED', { kind: 'INTERNAL', reason: 'x', resumeAt: '2020-01-01T00:00:00Z' }, 'resumeAt'],
  ] as [string, State, object, string][])('%s from %s with %j names %s', async (mutation, state, input, path) => {
    const { result, row } = await moved(admin, mutation, state, input, { actualEnd: world.clock.now() })
    expect(result.__typename).toBe('ValidationError')
    expect(result.fields?.map((field) => field.path)).toEqual([path])
    expect(row.version).toBe(1)
  })

  test('a transition that is not possible now names those that are', async () => {
    const { result, row } = await moved(worker, 'completeAction', 'WAITING_INTERNAL')
    expect(result).toMatchObject({ __typename: 'InvalidTransitionError', code: 'INVALID_TRANSITION' })
    expect(result.message).toBe("A record that is Waiting (internal) can't take this step.")
    expect(result.allowed).toEqual([
      'CHANGE_HOLD',
      'RESUME',
      'REQUEUE',
      'ESCALATE',
      'DELEGATE',
      'ASSIGN',
      'REPRIORITIZE',
      'EDIT',
      'RESCHEDULE',
    ])
    expect(row.version).toBe(1)
  })

  test('what is visible but not allowed is forbidden, with the reason', async () => {
    const { result } = await moved(tactical, 'completeAction', 'STARTED')
    expect(result.__typename).toBe('ForbiddenError')
    expect(result.message).toMatch(/^Only the assignee may do this\. /)
  })

  test('Transactional never makes anything Urgent', async () => {
    expect((await moved(worker, 'reprioritizeAction', 'QUEUED', { priorityId: 1 })).result.__typename).toBe(
      'ForbiddenError',
    )
    expect((await moved(worker, 'reprioritizeAction', 'QUEUED', { priorityId: 2 })).result.__typename).toBe(
      success('reprioritizeAction'),
    )
  })

  test('Transactional assigns to themselves alone', async () => {
    const { result } = await moved(worker, 'assignAction', 'QUEUED', { assigneeId: colleague.globalId })
    expect(result.fields).toEqual([
      { path: 'assigneeId', message: `${colleague.name} is not among those you may assign work to.` },
    ])
  })

  test('Strategic delegates down, not sideways or up', async () => {
    const strategic = await world.user(root, 'STRATEGIC')
    const own = { assigneeId: strategic.id }
    const ask = async (person: Person) =>
      (await moved(strategic, 'delegateAction', 'QUEUED', { delegateId: person.globalId }, own)).result
    const peer = await world.user(root, 'STRATEGIC')
    expect((await ask(worker)).__typename).toBe(success('delegateAction'))
    expect((await ask(peer)).fields?.[0]?.path).toBe('delegateId')
    expect((await ask(admin)).fields?.[0]?.path).toBe('delegateId')
  })

  test('nobody delegates to who has it already, or to a stranger', async () => {
    const { result } = await moved(supervisor, 'delegateAction', 'STARTED', { delegateId: worker.globalId })
    expect(result.fields?.[0]?.message).toBe(`${worker.name} has this record already.`)
    const { admin: stranger } = await tree(world)
    expect(
      (await moved(supervisor, 'delegateAction', 'STARTED', { delegateId: stranger.globalId })).result.__typename,
    ).toBe('NotFoundError')
  })

  test('the same state again is no change', async () => {
    const { id, globalId } = await record('QUEUED')
    const first = await world.mutate(worker, 'startAction', { id: globalId, version: 1 })
    const second = await world.mutate(worker, 'startAction', { id: globalId, version: 1 })
    expect([first.action?.version, second.action?.version]).toEqual([2, 2])
    expect((await read(id)).history).toHaveLength(1)
  })
})

describe('two at once', () => {
  test('a stale version is a conflict that shows both values', async () => {
    const { globalId } = await record('QUEUED')
    await world.mutate(worker, 'startAction', { id: globalId, version: 1 })
    const result = await world.mutate(supervisor, 'holdAction', {
      id: globalId,
      version: 1,
      kind: 'INTERNAL',
      reason: 'Lift',
    })
    expect(result.__typename).toBe('ConflictError')
    expect(result.differences).toEqual([
      { field: 'version', yours: '1', current: '2' },
      { field: 'status', yours: 'Waiting (internal)', current: 'Started' },
    ])
  })

  test('a stale version is a conflict of what one was about to change, too', async () => {
    const { globalId } = await record('QUEUED')
    await world.mutate(supervisor, 'reprioritizeAction', { id: globalId, version: 1, priorityId: 2 })
    const { differences } = await world.mutate(supervisor, 'reprioritizeAction', {
      id: globalId,
      version: 1,
      priorityId: 5,
    })
    expect(differences).toContainEqual({ field: 'priority', yours: 'Low', current: 'High' })
  })

  test('of twenty that name the same version one wins', async () => {
    const { id, globalId } = await record('QUEUED')
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        world.mutate(admin, 'reprioritizeAction', { id: globalId, version: 1, priorityId: i % 10 }),
      ),
    )
    const kinds = results.map(({ __typename }) => __typename)
    expect(kinds.filter((kind) => kind === 'ReprioritizeActionSuccess')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'ConflictError')).toHaveLength(19)
    expect((await read(id)).history).toHaveLength(1)
  })

  test('who names no version is tried again', async () => {
    const { id, globalId } = await record('QUEUED')
    const results = await Promise.all(
      [2, 3].map((priorityId) => world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId })),
    )
    expect(results.map(({ __typename }) => __typename)).toEqual([
      'ReprioritizeActionSuccess',
      'ReprioritizeActionSuccess',
    ])
    expect((await read(id)).version).toBe(3)
  })
})

describe('an idempotency key', () => {
  test('gets the first answer again and changes nothing', async () => {
    const { id, globalId } = await record('QUEUED')
    const input = { id: globalId, priorityId: 2, idempotencyKey: 'once' }
    const results = [
      await world.mutate(admin, 'reprioritizeAction', input),
      await world.mutate(admin, 'reprioritizeAction', input),
    ]
    expect(results[0]).toEqual(results[1])
    expect((await read(id)).version).toBe(2)
  })

  test('holds for many at once', async () => {
    const { id, globalId } = await record('QUEUED')
    const input = { id: globalId, priorityId: 2, idempotencyKey: 'at once' }
    const results = await Promise.all(
      Array.from({ length: 10 }, () => world.mutate(admin, 'reprioritizeAction', input)),
    )
    // Whoever asks while it is being done is told so.
    for (const { action, code } of results)
      expect(action?.version ?? code).toEqual(action ? 2 : 'IDEMPOTENCY_KEY_IN_FLIGHT')
    expect(results.some(({ action }) => action)).toBe(true)
    expect((await world.mutate(admin, 'reprioritizeAction', input)).action?.version).toBe(2)
    expect((await read(id)).history).toHaveLength(1)
  })

  test('that somebody else has by now changes nothing', async () => {
    const { id, globalId } = await record('QUEUED')
    const input = { id: globalId, priorityId: 2, idempotencyKey: 'taken over' }
    const { db } = world.services
    const run = db.run.bind(db)
    let isTaken = false
    db.run = async (text, values) => {
      if (!isTaken && text.includes('from action a')) {
        isTaken = true
        await world.prisma.idempotencyKey.deleteMany({ where: { key: input.idempotencyKey } })
        db.run = run
        await world.mutate(admin, 'reprioritizeAction', input)
      }
      return run(text, values) as never
    }
    const { code } = await world.mutate(admin, 'reprioritizeAction', input).finally(() => (db.run = run))
    expect(code).toBe('IDEMPOTENCY_KEY_IN_FLIGHT')
    expect((await world.mutate(admin, 'reprioritizeAction', input)).action?.version).toBe(2)
    expect((await read(id)).history).toHaveLength(1)
  })

  test('can not be used for something else', async () => {
    const { globalId } = await record('QUEUED')
    await world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId: 2, idempotencyKey: 'mine' })
    const other = await world.mutate(admin, 'reprioritizeAction', {
      id: globalId,
      priorityId: 3,
      idempotencyKey: 'mine',
    })
    expect(other.fields).toEqual([{ path: 'idempotencyKey', message: 'This key was used for another request.' }])
  })

  test("is a user's own, and is forgotten after 24 hours", async () => {
    const { id, globalId } = await record('QUEUED')
    const input = { id: globalId, priorityId: 2, idempotencyKey: 'shared' }
    await world.mutate(admin, 'reprioritizeAction', input)
    await world.mutate(supervisor, 'reprioritizeAction', input)
    expect((await read(id)).version).toBe(3)
    world.clock.forward({ hours: 25 })
    await world.mutate(admin, 'reprioritizeAction', input)
    expect((await read(id)).version).toBe(4)
  })

  test('is not used up by a refusal', async () => {
    const { globalId } = await record('QUEUED')
    const input = { id: globalId, kind: 'INTERNAL', idempotencyKey: 'retry' }
    expect((await world.mutate(worker, 'holdAction', { ...input, reason: '' })).__typename).toBe('ValidationError')
    expect((await world.mutate(worker, 'holdAction', { ...input, reason: 'Parts' })).__typename).toBe(
      'HoldActionSuccess',
    )
  })
})

describe('many at once', () => {
  test('each is allowed or refused by itself', async () => {
    const mine = await record('STARTED')
    const done = await record('COMPLETE')
    const { admin: stranger } = await tree(world)
    const foreign = await world.action(await world.organization(), stranger)
    const ids = [mine.globalId, done.globalId, foreign.globalId, 'garbage']
    const outcomes = 'outcomes { action { stateName } error { __typename message } }'
    type Result = {
      outcomes: { action: { stateName: string } | null; error: { __typename: string } | null }[]
    } & MutationResult
    const result = await world.mutate<Result>(worker, 'transitionActions', { ids, transition: 'COMPLETE' }, outcomes)
    expect(result.outcomes.map(({ action, error }) => [action?.stateName, error?.__typename])).toEqual([
      ['Complete', undefined],
      ['Complete', undefined],
      [undefined, 'NotFoundError'],
      [undefined, 'NotFoundError'],
    ])
  })

  test.each([[[]], [Array.from({ length: 101 }, (_, i) => `${i}`)]])(
    'none, or more than a hundred, are refused',
    async (ids) => {
      const result = await world.mutate(
        worker,
        'transitionActions',
        { ids, transition: 'COMPLETE' },
        'outcomes { error { message } }',
      )
      expect(result.fields?.[0]?.path).toBe('ids')
    },
  )
})
