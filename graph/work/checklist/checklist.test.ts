import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clocksOf, readClocks } from '../escalation/readClocks.ts'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Item {
  id: string
  prompt: string
}

interface Written extends MutationResult {
  checklist?: {
    id: string
    internalID: number
    name: string
    revision: number
    version: number
    status: string
    items: Item[]
  }
}

const items = [
  { kind: 'PASS_FAIL', prompt: 'Brakes hold', mandatory: true },
  { kind: 'NUMBER', prompt: 'Tyre pressure', unit: 'psi', minimum: 95, maximum: 110, mandatory: true },
  { kind: 'CHOICE', prompt: 'Fuel', choices: ['Full', 'Half', 'Empty'], failingChoices: ['Empty'] },
  { kind: 'TEXT', prompt: 'Remarks' },
  { kind: 'PHOTO', prompt: 'Odometer' },
]
const fields = 'checklist { id internalID name revision version status items { id prompt } }'
let count = 0
const create = (input: object = {}, person = admin, of = at) =>
  world.mutate<Written>(
    person,
    'createChecklist',
    { organizationId: of.globalId, name: `List ${count++}`, items, ...input },
    fields,
  )
const update = (id: string, input: object, person = admin) =>
  world.mutate<Written>(person, 'updateChecklist', { id, ...input }, fields)

/** A task item with checklists. */
async function kindOfWork(...checklists: string[]) {
  const { id } = await world.prisma.majorTask.create({ data: { organizationId: at.id, name: `Major ${count++}` } })
  const item = await world.prisma.taskItem.create({
    data: { majorTaskId: id, name: 'Item', serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 },
  })
  const taskItemId = globalId('TaskItem', item.id)
  if (checklists.length)
    await world.mutate(admin, 'assignChecklists', { taskItemId, checklistIds: checklists }, '__typename')
  return { id: item.id, legacyId: item.legacyId, globalId: taskItemId }
}

/** A record that somebody works on, of a task with one checklist. */
async function inspection(worker: Person = admin, more: object = {}) {
  const { checklist } = await create(more)
  const { id: taskItemId } = await kindOfWork(checklist!.id)
  const record = await world.action(at, admin, {
    taskItemId,
    state: 'STARTED',
    assigneeId: worker.id,
    actualStart: world.clock.now(),
  })
  const [brakes, tyres, fuel, remarks, odometer] = checklist!.items.map(({ id }) => id)
  return {
    record,
    checklist: checklist!,
    brakes: brakes!,
    tyres: tyres!,
    fuel: fuel!,
    remarks: remarks!,
    odometer: odometer!,
    taskItemId,
  }
}

const answer = (actionId: string, checklistItemId: string, value: object | null, person = admin, more: object = {}) =>
  world.mutate(
    person,
    'answerChecklistItem',
    { actionId, checklistItemId, answer: value, ...more },
    'action { id version stateName mandatoryOpen }',
  )
const rowOf = (id: string) =>
  world.prisma.action.findUniqueOrThrow({
    where: { id },
    select: { status: true, mandatoryItems: true, mandatoryOpen: true },
  })
const complete = (id: string, input: object = {}, person = admin) =>
  world.mutate(person, 'completeAction', { id, ...input })

describe('a checklist', () => {
  test('is written, and other items are another revision that records do not get', async () => {
    const { record, checklist } = await inspection()
    expect(checklist).toMatchObject({ revision: 1, version: 1, status: 'ACTIVE' })
    expect(checklist.items.map(({ prompt }) => prompt)).toEqual(items.map(({ prompt }) => prompt))
    expect((await update(checklist.id, { description: 'Each morning.', items })).checklist).toMatchObject({
      revision: 1,
      version: 2,
    })
    const { checklist: revised } = await update(checklist.id, { items: items.slice(0, 1) })
    expect(revised).toMatchObject({ revision: 2, version: 3, items: [{ prompt: 'Brakes hold' }] })
    type OfRecord = { node: { checklists: { revision: number; entries: { item: Item }[] }[] } }
    const { node } = await world.ask<OfRecord>(
      admin,
      'query ($id: ID!) { node(id: $id) { ... on Action { checklists { revision entries { item { id prompt } } } } } }',
      { id: record.globalId },
    )
    expect(node.checklists).toEqual([{ revision: 1, entries: checklist.items.map((item) => ({ item })) }])
  })

  test.each([
    ['items', { items: [] }],
    ['name', { name: ' ' }],
    ['items.0.prompt', { items: [{ kind: 'TEXT', prompt: '' }] }],
    ['items.0.maximum', { items: [{ kind: 'NUMBER', prompt: 'p', minimum: 2, maximum: 1 }] }],
    ['items.0.minimum', { items: [{ kind: 'TEXT', prompt: 'p', minimum: 2 }] }],
    ['items.0.choices', { items: [{ kind: 'CHOICE', prompt: 'p', choices: ['one'] }] }],
    ['items.0.choices', { items: [{ kind: 'CHOICE', prompt: 'p', choices: ['one', 'one'] }] }],
    [
      'items.0.failingChoices',
      { items: [{ kind: 'CHOICE', prompt: 'p', choices: ['one', 'two'], failingChoices: ['three'] }] },
    ],
    [
      'items.0.failingChoices',
      { items: [{ kind: 'CHOICE', prompt: 'p', choices: ['one', 'two'], failingChoices: ['one', 'two'] }] },
    ],
    ['items', { items: Array.from({ length: 101 }, () => ({ kind: 'TEXT', prompt: 'p' })) }],
  ])('names a wrong %s', async (path, input) => {
    expect((await create(input)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('changed meanwhile is a conflict; of one name there is one, even when two come at once', async () => {
    const name = `Same ${count++}`
    const answers = await Promise.all([create({ name }), create({ name })])
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', 'ALREADY_EXISTS'])
    const { checklist } = answers.find((one) => one.checklist)!
    await update(checklist!.id, { description: 'x' })
    expect(await update(checklist!.id, { version: 1, name: 'y' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '1', current: '2' }, { field: 'name' }],
    })
  })

  test('is copied, and archived: then new records do not get it', async () => {
    const { checklist } = await create()
    const { checklist: copy } = await world.mutate<Written>(
      admin,
      'duplicateChecklist',
      { id: checklist!.id, name: 'Copy' },
      fields,
    )
    expect(copy!.items.map(({ prompt }) => prompt)).toEqual(items.map(({ prompt }) => prompt))
    const { id: taskItemId } = await kindOfWork(checklist!.id, copy!.id)
    await world.mutate(admin, 'archiveChecklist', { id: copy!.id }, '__typename')
    const { id } = await world.action(at, admin, { taskItemId })
    expect(
      await world.prisma.actionChecklist.findMany({ where: { actionId: id }, select: { checklistId: true } }),
    ).toHaveLength(1)
    expect((await world.mutate<Written>(admin, 'restoreChecklist', { id: copy!.id }, fields)).checklist?.status).toBe(
      'ACTIVE',
    )
  })

  test.each([
    ['ADMIN', [true, true, true]],
    ['STRATEGIC', [true, true, true]],
    ['TACTICAL', [false, true, true]],
    ['SUPERVISION', [false, false, true]],
    ['TRANSACTIONAL', [false, false, false]],
  ] as const)('%s writes those of the organization, their department, their group: %s', async (level, may) => {
    const spot = await world.group(at)
    const person = await world.user(at, level, spot)
    const places = [
      {},
      { departmentId: globalId('Department', spot.departmentId) },
      { groupId: globalId('Group', spot.groupId) },
    ]
    const codes = await Promise.all(places.map(async (place) => (await create(place, person)).code))
    expect(codes.map((code) => code === undefined)).toEqual(may)
    expect(codes.filter(Boolean).every((code) => code === 'FORBIDDEN')).toBe(true)
  })

  test('is read by the whole tree in three statements, and by nobody else', async () => {
    const { root: own, writer } = await tree(world, { people: { writer: 'ADMIN' } })
    for (let i = 0; i < 3; i++) await create({}, writer, own)
    const person = await world.user(await world.organization({ parent: own }), 'TRANSACTIONAL', await world.group(own))
    const source =
      '{ checklists(first: 9) { edges { node { name can { edit { allowed } } items { prompt } taskItems { name } } } } }'
    await world.ask(person, source)
    let found: { checklists: { edges: { node: { items: Item[] } }[] } } | undefined
    expect((await statementsOf(async () => void (found = await world.ask(person, source)))).length).toBeLessThanOrEqual(
      5,
    )
    expect(found!.checklists.edges.map(({ node }) => node.items.length)).toEqual([5, 5, 5])
    const { admin: stranger } = await tree(world)
    expect((await world.ask<{ checklists: { edges: unknown[] } }>(stranger, source)).checklists.edges).toEqual([])
  })
})

describe('the checklists of a task', () => {
  const assign = (input: object, person = admin) =>
    world.mutate<MutationResult & { taskItem?: { checklists: { name: string }[] } }>(
      person,
      'assignChecklists',
      input,
      'taskItem { checklists { name } }',
    )

  test('are replaced as a set, in their order, by id or by number; the same again changes nothing', async () => {
    const [one, two] = [(await create()).checklist!, (await create()).checklist!]
    const task = await kindOfWork(one.id)
    const { taskItem } = await assign({
      taskItemInternalID: task.legacyId,
      checklistInternalIDs: [two.internalID, one.internalID],
    })
    expect(taskItem?.checklists.map(({ name }) => name)).toEqual([two.name, one.name])
    const entries = () => world.prisma.auditEntry.count({ where: { noun: 'TaskItemChecklist', nounId: task.id } })
    const before = await entries()
    await assign({ taskItemId: task.globalId, checklistIds: [two.id, one.id] })
    expect(await entries()).toBe(before)
    expect((await assign({ taskItemId: task.globalId, checklistIds: [] })).taskItem?.checklists).toEqual([])
    expect((await assign({ taskItemId: task.globalId })).fields?.map(({ path }) => path)).toEqual(['checklistIds'])
  })

  test('may be set by who edits the task, and are of its tree', async () => {
    const { checklist } = await create()
    const task = await kindOfWork()
    const worker = await world.user(at, 'TRANSACTIONAL', await world.group(at))
    expect((await assign({ taskItemId: task.globalId, checklistIds: [checklist!.id] }, worker)).code).toBe('FORBIDDEN')
    const { root: other, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
    expect((await assign({ taskItemId: task.globalId, checklistIds: [] }, stranger)).code).toBe('NOT_FOUND')
    // Who belongs to both trees still can't mix them.
    await world.join(stranger, at, 'ADMIN')
    const { checklist: theirs } = await create({}, stranger, other)
    expect((await assign({ taskItemId: task.globalId, checklistIds: [theirs!.id] }, stranger)).code).toBe('NOT_FOUND')
  })

  test('come to many records in one statement, and to those of a tour that has one', async () => {
    const { taskItemId, checklist } = await inspection()
    const tour = await world.prisma.tour.create({
      data: {
        organizationId: at.id,
        name: `Tour ${count++}`,
        typeId: 1,
        actionClassId: 1,
        checklistId: Buffer.from(checklist.id, 'base64').toString().split(':')[1]!,
      },
    })
    const common = {
      rootId: at.rootId,
      organizationId: at.id,
      creatorId: admin.id,
      actionClassId: 1,
      priorityId: 4,
      statusAt: new Date(),
    }
    const title = `Bulk ${count++}`
    await world.prisma.action.createMany({
      data: Array.from({ length: 300 }, (_, i) => ({
        ...common,
        title,
        ...(i % 2 ? { taskItemId } : { tourId: tour.id }),
      })),
    })
    expect(
      await world.prisma.action.count({
        where: { title, mandatoryItems: 2, mandatoryOpen: 2, checklists: { some: { revision: 1 } } },
      }),
    ).toBe(300)
    // A record that is over when it is written asks nothing any more.
    const over = await world.action(at, admin, { taskItemId, state: 'COMPLETE' })
    expect(await rowOf(over.id)).toMatchObject({ mandatoryItems: 0 })
  })
})

describe('an answer', () => {
  test('is kept, changed, taken back; what is mandatory and open is counted', async () => {
    const { record, brakes, tyres, fuel, remarks } = await inspection()
    expect(await rowOf(record.id)).toMatchObject({ mandatoryItems: 2, mandatoryOpen: 2 })
    await answer(record.globalId, brakes, { passed: true }, admin, { version: 0 })
    await answer(record.globalId, fuel, { choice: 'Half' })
    await answer(record.globalId, remarks, { text: ' Fine ' }, admin, { note: 'dry' })
    expect(await rowOf(record.id)).toMatchObject({ mandatoryOpen: 1 })
    await answer(record.globalId, tyres, { number: 99.5 })
    expect(await rowOf(record.id)).toMatchObject({ mandatoryOpen: 0 })
    await answer(record.globalId, brakes, null)
    expect(await rowOf(record.id)).toMatchObject({ mandatoryOpen: 1 })
    const rows = await world.prisma.checklistAnswer.findMany({
      where: { actionId: record.id },
      orderBy: { item: { position: 'asc' } },
    })
    expect(
      rows.map(({ passed, number, text, choice, note, version, failed }) => [
        passed ?? number ?? text ?? choice,
        note,
        version,
        failed,
      ]),
    ).toEqual([
      [null, '', 2, false],
      [99.5, '', 1, false],
      ['Half', '', 1, false],
      ['Fine', 'dry', 1, false],
    ])
  })

  test.each([
    ['brakes', { number: 1 }, 'answer.number', '“Brakes hold” takes pass or fail.'],
    ['tyres', { text: 'ten' }, 'answer.text', '“Tyre pressure” takes a number.'],
    ['tyres', { number: 1e300 }, 'answer.number', 'Write a number from −10¹² to 10¹².'],
    ['fuel', { choice: 'Some' }, 'answer.choice', 'Choose one of Full, Half, Empty.'],
    ['fuel', { passed: true }, 'answer.passed', '“Fuel” takes one of its choices.'],
    ['remarks', { text: ' ' }, 'answer.text', 'Enter some text.'],
    ['odometer', { text: 'x' }, 'answer.text', '“Odometer” takes a photo.'],
  ] as const)('of the wrong kind to %s is refused: %j', async (item, input, path, message) => {
    const made = await inspection()
    expect((await answer(made.record.globalId, made[item], input)).fields).toEqual([{ path, message }])
    expect(await world.prisma.checklistAnswer.count({ where: { actionId: made.record.id } })).toBe(0)
  })

  test('is one value; none, or two at once, is no input', async () => {
    const { record, brakes } = await inspection()
    for (const wrong of [{}, { passed: true, number: 1 }, { passed: null }])
      await expect(answer(record.globalId, brakes, wrong)).rejects.toThrow(/Exactly one key|must be non-null/)
  })

  test('stays where its note changes, which is not too long', async () => {
    const { record, brakes } = await inspection()
    const note = (text: string) =>
      world.mutate(admin, 'answerChecklistItem', { actionId: record.globalId, checklistItemId: brakes, note: text })
    await answer(record.globalId, brakes, { passed: false })
    await note('Left side.')
    expect((await note('x'.repeat(1001))).fields).toEqual([{ path: 'note', message: 'Write at most 1000 characters.' }])
    const row = await world.prisma.checklistAnswer.findFirst({ where: { actionId: record.id } })
    expect(row).toMatchObject({ passed: false, failed: true, note: 'Left side.', version: 2 })
  })

  test('with a photo takes an image that was sent for the organization', async () => {
    const { record, odometer } = await inspection()
    const sha256 = new Uint8Array(createHash('sha256').digest())
    const file = async (mediaType: string, createdById = admin.id, organizationId = at.id) =>
      globalId(
        'File',
        (
          await world.prisma.file.create({
            data: { organizationId, name: 'f', mediaType, size: 0, sha256, createdById },
          })
        ).id,
      )
    expect((await answer(record.globalId, odometer, { fileId: await file('application/pdf') })).fields).toEqual([
      { path: 'answer.fileId', message: 'Send a photo, like a JPEG or a PNG.' },
    ])
    const foreign = await world.organization()
    expect(
      (
        await answer(record.globalId, odometer, {
          fileId: await file('image/png', (await world.user(foreign)).id, foreign.id),
        })
      ).code,
    ).toBe('NOT_FOUND')
    expect((await answer(record.globalId, odometer, { fileId: await file('image/png') })).code).toBeUndefined()
  })

  test('to the same item by two who have not seen each other is a conflict with both values', async () => {
    const { record, tyres } = await inspection()
    const answers = await Promise.all(
      [98, 99].map((number) => answer(record.globalId, tyres, { number }, admin, { version: 0 })),
    )
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', 'VERSION_CONFLICT'])
    expect(answers.find(({ code }) => code)?.differences?.map(({ field }) => field)).toEqual(['version', 'number'])
  })

  test('of ten people to ten items at once counts each', async () => {
    const made = await inspection(admin, {
      items: Array.from({ length: 10 }, (_, i) => ({ kind: 'PASS_FAIL', prompt: `Check ${i}`, mandatory: true })),
    })
    await Promise.all(made.checklist.items.map(({ id }) => answer(made.record.globalId, id, { passed: true })))
    expect(await rowOf(made.record.id)).toMatchObject({ mandatoryItems: 10, mandatoryOpen: 0 })
  })

  test('is given by who may complete the record, while it is open', async () => {
    const spot = await world.group(at)
    const [worker, mate, supervisor] = [
      await world.user(at, 'TRANSACTIONAL', spot),
      await world.user(at, 'TRANSACTIONAL', spot),
      await world.user(at, 'SUPERVISION', spot),
    ]
    const { record, brakes, tyres } = await inspection(worker)
    await world.prisma.action.update({ where: { id: record.id }, data: spot })
    expect((await answer(record.globalId, brakes, { passed: true }, worker)).code).toBeUndefined()
    expect((await answer(record.globalId, tyres, { number: 100 }, supervisor)).code).toBeUndefined()
    expect((await answer(record.globalId, brakes, { passed: true }, mate)).code).toBe('NOT_FOUND')
    expect(
      (await answer(record.globalId, brakes, { passed: true }, await world.user(await world.organization(), 'ADMIN')))
        .code,
    ).toBe('NOT_FOUND')
    const strategic = await world.user(at, 'STRATEGIC')
    expect(await answer(record.globalId, brakes, { passed: true }, strategic)).toMatchObject({ code: 'FORBIDDEN' })
    await complete(record.globalId)
    expect(await answer(record.globalId, brakes, { passed: false }, worker)).toMatchObject({
      code: 'CONFLICT',
      message: 'This record is Complete: reopen it to change its answers.',
    })
    type Asked = { node: { can: { answer: { allowed: boolean; reason: string } } } }
    const { node } = await world.ask<Asked>(
      worker,
      'query ($id: ID!) { node(id: $id) { ... on Action { can { answer { allowed reason } } } } }',
      { id: record.globalId },
    )
    expect(node.can.answer).toEqual({
      allowed: false,
      reason: 'This record is Complete: reopen it to change its answers.',
    })
  })

  test('to an item of another checklist, or of another revision, is to none', async () => {
    const { record, checklist } = await inspection()
    const { checklist: revised } = await update(checklist.id, { items: items.slice(0, 1) })
    for (const id of [revised!.items[0]!.id, (await create()).checklist!.items[0]!.id])
      expect((await answer(record.globalId, id, { passed: true })).code).toBe('NOT_FOUND')
  })
})

describe('completing', () => {
  test('waits for what is mandatory: it names what is open, and the table says so beforehand', async () => {
    const { record, brakes, tyres } = await inspection()
    type Asked = {
      node: {
        viewerTransitions: string[]
        allowedTransitions: { name: string; allowed: boolean; awaitsChecklist: boolean; reason: string }[]
      }
    }
    const ask = async () =>
      (
        await world.ask<Asked>(
          admin,
          'query ($id: ID!) { node(id: $id) { ... on Action { viewerTransitions allowedTransitions { name allowed awaitsChecklist reason } } } }',
          { id: record.globalId },
        )
      ).node
    const reason = 'Answer first what its checklist has to know: “Brakes hold”, “Tyre pressure”.'
    expect(await complete(record.globalId)).toMatchObject({
      __typename: 'ChecklistOpenError',
      code: 'CHECKLIST_OPEN',
      message: reason,
    })
    const before = await ask()
    expect(before.allowedTransitions.find(({ name }) => name === 'COMPLETE')).toEqual({
      name: 'COMPLETE',
      allowed: false,
      awaitsChecklist: true,
      reason,
    })
    expect(before.viewerTransitions).toContain('COMPLETE')
    await answer(record.globalId, brakes, { passed: false })
    await answer(record.globalId, tyres, { number: 100 })
    expect((await ask()).allowedTransitions.find(({ name }) => name === 'COMPLETE')).toMatchObject({
      allowed: true,
      awaitsChecklist: false,
    })
    expect((await complete(record.globalId)).action?.stateName).toBe('Complete')
  })

  test('at once takes that there is nothing mandatory, also by the status of a legacy client', async () => {
    const { taskItemId } = await inspection()
    const queued = await world.action(at, admin, { taskItemId, assigneeId: admin.id })
    expect(await world.mutate(admin, 'quickCompleteAction', { id: queued.globalId, durationMins: 5 })).toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    type Outcomes = { outcomes: { error: { code: string } | null }[] }
    const { outcomes } = await world.mutate<Outcomes>(
      admin,
      'transitionActions',
      { ids: [queued.globalId], statusID: 9, durationMins: 5 },
      'outcomes { error { code } }',
    )
    expect(outcomes[0]?.error?.code).toBe('INVALID_TRANSITION')
    const free = await world.action(at, admin, { assigneeId: admin.id })
    expect(
      (await world.mutate(admin, 'quickCompleteAction', { id: free.globalId, durationMins: 5 })).action?.stateName,
    ).toBe('Complete')
  })

  test('while an answer is taken back: one of the two is refused', async () => {
    for (let i = 0; i < 5; i++) {
      const { record, brakes, tyres } = await inspection()
      await answer(record.globalId, brakes, { passed: true })
      await answer(record.globalId, tyres, { number: 100 })
      const [done, taken] = await Promise.all([
        complete(record.globalId, { version: 1 }),
        answer(record.globalId, brakes, null),
      ])
      const { status, mandatoryOpen } = await rowOf(record.id)
      expect([done.code ?? taken.code, status === 9, mandatoryOpen]).toEqual(
        done.code ? ['CHECKLIST_OPEN', false, 1] : ['CONFLICT', true, 0],
      )
    }
  })

  test('hands in what was answered', async () => {
    const { record, brakes, tyres } = await inspection()
    await answer(record.globalId, brakes, { passed: true })
    await answer(record.globalId, tyres, { number: 100 })
    await complete(record.globalId)
    expect(await world.prisma.actionChecklist.findFirst({ where: { actionId: record.id } })).toMatchObject({
      submittedById: admin.id,
      submittedAt: world.clock.now(),
    })
  })
})

test('completing in bulk completes each by itself, and says of those with open mandatory items what is open', async () => {
  const [ready, open] = [await inspection(), await inspection()]
  await answer(ready.record.globalId, ready.brakes, { passed: true })
  await answer(ready.record.globalId, ready.tyres, { number: 100 })
  await world.prisma.action.updateMany({
    where: { id: { in: [ready.record.id, open.record.id] } },
    data: { status: 5 },
  })
  const ids = [ready.record.globalId, open.record.globalId]
  const all = async (transition: string) => {
    const { outcomes } = await world.mutate<{ outcomes: { error: { code: string; message: string } | null }[] }>(
      admin,
      'transitionActions',
      { ids, transition },
      'outcomes { error { code message } }',
    )
    return outcomes.map(({ error }) => error)
  }
  expect(await all('START')).toEqual([null, null])
  expect(await all('COMPLETE')).toEqual([
    null,
    { code: 'CHECKLIST_OPEN', message: 'Answer first what its checklist has to know: “Brakes hold”, “Tyre pressure”.' },
  ])
  expect([(await rowOf(ready.record.id)).status, (await rowOf(open.record.id)).status]).toEqual([9, 1])
})

describe('resolving an escalation with mandatory items open', () => {
  const escalated = async () => {
    const made = await inspection()
    await answer(made.record.globalId, made.brakes, { passed: true })
    await world.prisma.action.update({
      where: { id: made.record.id },
      data: { status: 6, disposition: 'ESCALATED', escalatedLevel: 'ADMIN', escalatedToId: admin.id },
    })
    return made
  }
  const resolve = (id: string, more: object = {}) =>
    world.mutate(
      admin,
      'resolveEscalation',
      { id, note: 'Settled by phone', ...more },
      'action { history(first: 1) { edges { node { changes { field after } } } } }',
    )

  test('says what is open, and does nothing before that is confirmed', async () => {
    const { record } = await escalated()
    expect(await resolve(record.globalId)).toMatchObject({
      code: 'CHECKLIST_OPEN',
      message: 'A mandatory item is open: “Tyre pressure”. Confirm that it is resolved with that open.',
    })
    expect((await rowOf(record.id)).status).toBe(6)
  })

  test('confirmed, completes it, writes down what stayed open, and hands in nothing', async () => {
    const { record } = await escalated()
    const { action } = await resolve(record.globalId, { leavesOpen: true })
    expect(action).toMatchObject({
      history: { edges: [{ node: { changes: [{ field: 'openItems', after: 'Tyre pressure' }] } }] },
    })
    expect(await rowOf(record.id)).toMatchObject({ status: 9, mandatoryOpen: 1 })
    expect(await world.prisma.actionChecklist.findFirst({ where: { actionId: record.id } })).toMatchObject({
      submittedById: null,
      submittedAt: null,
    })
  })

  test('hands in nothing in the name of who resolves it where all is answered, either', async () => {
    const { record, tyres } = await escalated()
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1, disposition: null } })
    await answer(record.globalId, tyres, { number: 100 })
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 6, disposition: 'ESCALATED' } })
    expect((await resolve(record.globalId)).code).toBeUndefined()
    expect(await world.prisma.actionChecklist.findFirst({ where: { actionId: record.id } })).toMatchObject({
      submittedById: null,
    })
  })
})

test('a checklist is handed in once its mandatory items are answered, and again after a change', async () => {
  const { record, checklist, brakes, tyres } = await inspection()
  const submit = () =>
    world.mutate(
      admin,
      'submitChecklist',
      { actionId: record.globalId, checklistId: checklist.id },
      'action { id version stateName }',
    )
  await answer(record.globalId, brakes, { passed: true })
  expect(await submit()).toMatchObject({
    code: 'CHECKLIST_OPEN',
    message: 'Answer first what its checklist has to know: “Tyre pressure”.',
  })
  await answer(record.globalId, tyres, { number: 100 })
  expect((await submit()).code).toBeUndefined()
  const handedIn = async () =>
    (await world.prisma.actionChecklist.findFirstOrThrow({ where: { actionId: record.id } })).submittedAt
  expect(await handedIn()).toEqual(world.clock.now())
  await answer(record.globalId, brakes, { passed: false })
  expect(await handedIn()).toBeNull()
})

describe('a follow-up', () => {
  const followUp = (actionId: string, checklistItemId: string, input: object = {}, person = admin) =>
    world.mutate(person, 'createFollowUpAction', { actionId, checklistItemId, ...input })

  test.each([
    ['brakes', { passed: false }, 'Failed'],
    ['tyres', { number: 94.9 }, 'Answered: 94.9 psi'],
    ['tyres', { number: 111 }, 'Answered: 111 psi'],
    ['fuel', { choice: 'Empty' }, 'Answered: Empty'],
  ] as const)(
    'of a failed answer to %s is one linked record, however often it is asked for',
    async (item, input, said) => {
      const made = await inspection()
      await answer(made.record.globalId, made[item], input, admin, { note: 'Left side.' })
      const answers = await Promise.all([
        followUp(made.record.globalId, made[item]),
        followUp(made.record.globalId, made[item]),
      ])
      expect(answers[0].action?.id).toBeDefined()
      expect(answers[1].action?.id).toBe(answers[0].action!.id)
      const links = await world.prisma.actionLink.findMany({ where: { fromId: made.record.id }, include: { to: true } })
      expect(links).toMatchObject([
        {
          kind: 'FOLLOW_UP',
          to: {
            priorityId: 2,
            organizationId: at.id,
            description: `${said} on ${made.record.key}, ${made.record.title}.\nLeft side.`,
          },
        },
      ])
    },
  )

  test('is on the vehicle of its answer, else of its record, and is due by its priority', async () => {
    const [ofRecord, ofAnswer] = [await vehicle(world, at), await vehicle(world, at)]
    const { record, tyres, brakes } = await inspection()
    await world.prisma.action.update({ where: { id: record.id }, data: { vehicleId: ofRecord.id } })
    await answer(record.globalId, tyres, { number: 1 })
    await answer(record.globalId, brakes, { passed: false }, admin, { vehicleId: ofAnswer.globalId })
    const { node } = await world.ask<{ node: { followUpTitle: string } }>(
      admin,
      'query ($id: ID!, $item: ID!) { node(id: $id) { ... on Action { followUpTitle(checklistItemId: $item) } } }',
      { id: record.globalId, item: tyres },
    )
    expect(node.followUpTitle).toBe('Follow up: Tyre pressure')
    for (const item of [tyres, brakes]) expect((await followUp(record.globalId, item)).action?.id).toBeDefined()
    const links = await world.prisma.actionLink.findMany({
      where: { fromId: record.id },
      select: { to: { select: { title: true, scheduledEnd: true, id: true, vehicleId: true } } },
    })
    const made = links.map(({ to }) => to).find(({ title }) => title === 'Follow up: Tyre pressure')!
    expect(made.vehicleId).toBe(ofRecord.id)
    expect(links.find(({ to }) => to.title === 'Follow up: Brakes hold')?.to.vehicleId).toBe(ofAnswer.id)
    // As its clock says: High, one business day.
    const [, done] = await readClocks(world.services.db, clocksOf([made.id]), world.clock.now())
    expect(made.scheduledEnd?.getTime()).toBe(done!.dueAt)
    const chosen = await inspection()
    await answer(chosen.record.globalId, chosen.tyres, { number: 1 })
    await followUp(chosen.record.globalId, chosen.tyres, { title: 'My own', scheduledEnd: '2031-01-01T12:00:00.000Z' })
    expect(
      await world.prisma.actionLink.findFirstOrThrow({
        where: { fromId: chosen.record.id },
        select: { to: { select: { title: true, scheduledEnd: true } } },
      }),
    ).toEqual({ to: { title: 'My own', scheduledEnd: new Date('2031-01-01T12:00:00Z') } })
  })

  test('takes a failure, and the right to create a record there', async () => {
    const { record, brakes, tyres } = await inspection()
    expect((await followUp(record.globalId, brakes)).code).toBe('NOT_FOUND')
    await answer(record.globalId, brakes, { passed: true })
    expect((await followUp(record.globalId, brakes)).code).toBe('CONFLICT')
    await answer(record.globalId, tyres, { number: 1 })
    expect(
      (await followUp(record.globalId, tyres, {}, await world.user(await world.organization(), 'ADMIN'))).code,
    ).toBe('NOT_FOUND')
    expect((await followUp(record.globalId, tyres, { priorityId: 77 })).fields?.map(({ path }) => path)).toEqual([
      'priorityId',
    ])
    const worker = await world.user(at, 'TRANSACTIONAL', await world.group(at))
    await world.prisma.action.update({ where: { id: record.id }, data: { assigneeId: worker.id } })
    expect((await followUp(record.globalId, tyres, { priorityId: 1 }, worker)).code).toBe('FORBIDDEN')
    expect((await followUp(record.globalId, tyres, {}, worker)).action?.id).toBeDefined()
  })
})
