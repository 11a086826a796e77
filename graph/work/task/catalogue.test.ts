import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, child, admin, spot } = await tree(world, { below: { child: {} }, groups: { spot: {} } })

interface MajorTask {
  id: string
  name: string
  description: string
  active: boolean
  version: number
}
interface Item extends MajorTask {
  internalID: number
  serviceTimeMins: number
  classID: number
  priorityID: number
  requiresSignOff: boolean
}

let count = 0
const addMajor = (input: object = {}, person = admin, at = root) =>
  world.mutate<MutationResult & { majorTask?: MajorTask }>(
    person,
    'createMajorTask',
    { organizationId: at.globalId, name: `Major ${count++}`, ...input },
    'majorTask { id name description active version }',
  )
const changeMajor = (id: string, input: object, person = admin) =>
  world.mutate<MutationResult & { majorTask?: MajorTask }>(
    person,
    'updateMajorTask',
    { id, ...input },
    'majorTask { id name description active version }',
  )
const itemFields =
  'taskItem { id internalID name description active version serviceTimeMins classID priorityID requiresSignOff }'
const addItem = (majorTaskId: string, input: object = {}, person = admin) =>
  world.mutate<MutationResult & { taskItem?: Item }>(
    person,
    'createTaskItem',
    { majorTaskId, name: `Item ${count++}`, ...input },
    itemFields,
  )
const changeItem = (id: string, input: object, person = admin) =>
  world.mutate<MutationResult & { taskItem?: Item }>(person, 'updateTaskItem', { id, ...input }, itemFields)
type Verb = 'archive' | 'restore'
const moveMajor = (verb: Verb, id: string, input: object = {}, person = admin) =>
  world.mutate<MutationResult & { majorTask?: MajorTask }>(
    person,
    `${verb}MajorTask`,
    { id, ...input },
    'majorTask { id name description active version }',
  )
const moveItem = (verb: Verb, id: string, input: object = {}, person = admin) =>
  world.mutate<MutationResult & { taskItem?: Item }>(person, `${verb}TaskItem`, { id, ...input }, itemFields)

describe('the catalogue', () => {
  test('is written, changed and archived', async () => {
    const { majorTask } = await addMajor({ name: ' Yard work ', description: 'What keeps the yard going.' })
    expect(majorTask).toMatchObject({ name: 'Yard work', active: true, version: 1 })
    const { taskItem } = await addItem(majorTask!.id, {
      name: 'Gate check',
      serviceTimeMins: 20,
      actionClassId: 2,
      priorityId: 3,
      requiresSignOff: true,
    })
    expect(taskItem).toMatchObject({
      name: 'Gate check',
      serviceTimeMins: 20,
      classID: 2,
      priorityID: 3,
      requiresSignOff: true,
      version: 1,
    })
    expect((await changeItem(taskItem!.id, { serviceTimeMins: 25 })).taskItem).toMatchObject({
      name: 'Gate check',
      serviceTimeMins: 25,
      active: true,
      version: 2,
    })
    expect((await moveItem('archive', taskItem!.id)).taskItem).toMatchObject({ active: false, version: 3 })
    expect((await moveItem('restore', taskItem!.id, { version: 2 })).code).toBe('VERSION_CONFLICT')
    expect((await moveItem('restore', taskItem!.id, { version: 3 })).taskItem).toMatchObject({ active: true })
    expect((await moveMajor('archive', majorTask!.id)).majorTask).toMatchObject({
      name: 'Yard work',
      active: false,
      version: 2,
    })
    expect((await addItem(majorTask!.id)).fields).toEqual([
      { path: 'majorTaskId', message: 'This major task is archived; choose another.' },
    ])
    expect((await moveMajor('restore', majorTask!.id)).majorTask).toMatchObject({ active: true, version: 3 })
  })

  test('is not archived or restored by people of another company, nor without the right to', async () => {
    const { majorTask } = await addMajor()
    const { taskItem } = await addItem(majorTask!.id)
    const foreign = await world.user(await world.organization(), 'ADMIN')
    const reader = await world.user(root, 'TRANSACTIONAL', await world.group(root))
    for (const [person, code] of [
      [foreign, 'NOT_FOUND'],
      [reader, 'FORBIDDEN'],
    ] as const)
      for (const verb of ['archive', 'restore'] as const) {
        expect((await moveMajor(verb, majorTask!.id, {}, person)).code).toBe(code)
        expect((await moveItem(verb, taskItem!.id, {}, person)).code).toBe(code)
      }
  })

  test('keeps every service time that an item has had', async () => {
    const { majorTask } = await addMajor()
    const { taskItem } = await addItem(majorTask!.id, { serviceTimeMins: 20 })
    await changeItem(taskItem!.id, { serviceTimeMins: 25 })
    await changeItem(taskItem!.id, { description: 'As ever.' })
    await changeItem(taskItem!.id, { serviceTimeMins: 22 })
    const kept = await world.prisma.serviceTime.findMany({
      where: { taskItem: { legacyId: taskItem!.internalID } },
      orderBy: { number: 'asc' },
    })
    expect(kept.map(({ minutes, source }) => [minutes, source])).toEqual([
      [25, 'EDIT'],
      [22, 'EDIT'],
    ])
  })

  test('has each name once, even when two come at once', async () => {
    const answers = await Promise.all([addMajor({ name: 'Twice' }), addMajor({ name: 'Twice' })])
    expect(answers.find(({ code }) => code)).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: 'There is a major task of this name already.',
    })
    const id = answers.find(({ majorTask }) => majorTask)!.majorTask!.id
    const items = await Promise.all([addItem(id, { name: 'Both' }), addItem(id, { name: 'Both' })])
    expect(items.find(({ code }) => code)?.message).toBe('There is an item of this name already.')
  })

  test('changed meanwhile is a conflict that shows both values', async () => {
    const { majorTask } = await addMajor()
    const { taskItem } = await addItem(majorTask!.id, { serviceTimeMins: 10 })
    await changeItem(taskItem!.id, { serviceTimeMins: 15 })
    expect((await changeItem(taskItem!.id, { version: 1, serviceTimeMins: 30 })).differences).toEqual([
      { field: 'version', yours: '1', current: '2' },
      { field: 'serviceTimeMins', yours: '30', current: '15' },
    ])
    await changeMajor(majorTask!.id, { description: 'x' })
    expect((await changeMajor(majorTask!.id, { version: 1, description: 'y' })).code).toBe('VERSION_CONFLICT')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['serviceTimeMins', { serviceTimeMins: -1 }],
    ['serviceTimeMins', { serviceTimeMins: 2_000_000_000 }],
    ['actionClassId', { actionClassId: 5 }],
    ['priorityId', { priorityId: 10 }],
    ['objectiveId', { objectiveId: -2_000_000_000 }],
    ['transactionTypeId', { transactionTypeId: 99 }],
    ['ttpTypeId', { ttpTypeId: 0 }],
    ['description', { description: 'a\0b' }],
  ])('names a wrong %s of an item', async (path, input) => {
    const { majorTask } = await addMajor()
    expect((await addItem(majorTask!.id, input)).fields?.map((field) => field.path)).toEqual([path])
    const { taskItem } = await addItem(majorTask!.id)
    expect((await changeItem(taskItem!.id, input)).fields?.map((field) => field.path)).toEqual([path])
  })
})

describe('who', () => {
  test.each([
    ['ADMIN', true, true],
    ['STRATEGIC', true, true],
    ['TACTICAL', false, true],
    ['SUPERVISION', false, true],
    ['TRANSACTIONAL', false, false],
  ] as const)('%s: edits what is for all %s, what is for their group %s', async (level, all, own) => {
    const person = await world.user(root, level, spot)
    const ofGroup = { groupId: globalId('Group', spot.groupId) }
    for (const [may, place] of [
      [all, {}],
      [own, ofGroup],
    ] as const) {
      const { majorTask } = await addMajor(place)
      const { node } = await world.ask<{ node: { can: { edit: { allowed: boolean; reason: string | null } } } }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on MajorTask { can { edit { allowed reason } } } } }',
        { id: majorTask!.id },
      )
      expect(node.can.edit.allowed).toBe(may)
      const answers = [
        await addMajor(place, person),
        await changeMajor(majorTask!.id, { description: level }, person),
        await addItem(majorTask!.id, {}, person),
      ]
      for (const { code, message } of answers)
        expect([code, message]).toEqual(may ? [undefined, undefined] : ['FORBIDDEN', node.can.edit.reason])
    }
  })

  test('what stands in a department is edited by whoever commands it; a group of another is not', async () => {
    const other = await world.group(root)
    const { majorTask } = await addMajor({ groupId: globalId('Group', other.groupId) })
    expect((await changeMajor(majorTask!.id, { name: 'x' }, await world.user(root, 'TACTICAL', spot))).code).toBe(
      'FORBIDDEN',
    )
  })

  test('everybody in the tree reads it, also what stands above them, but not who keeps it', async () => {
    const { majorTask } = await addMajor({ name: 'Kept at the root' })
    await addItem(majorTask!.id, { name: 'Read below' })
    const below = await world.user(child, 'TRANSACTIONAL', spot)
    const { majorTasks } = await world.ask<{
      majorTasks: { edges: { node: { organization: unknown; items: { name: string }[] } }[] }
    }>(below, '{ majorTasks(search: "kept at the ROOT") { edges { node { organization { id } items { name } } } } }')
    expect(majorTasks.edges.map(({ node }) => node)).toEqual([{ organization: null, items: [{ name: 'Read below' }] }])
  })

  test('a stranger finds nothing, by no door', async () => {
    const { admin: stranger } = await tree(world)
    const { majorTask } = await addMajor({ name: 'Not for strangers' })
    const { taskItem } = await addItem(majorTask!.id)
    const answers = [
      await addMajor({}, stranger),
      await changeMajor(majorTask!.id, { name: 'x' }, stranger),
      await addItem(majorTask!.id, {}, stranger),
      await changeItem(taskItem!.id, { name: 'x' }, stranger),
    ]
    for (const { code } of answers) expect(code).toBe('NOT_FOUND')
    const data = await world.ask(
      stranger,
      `query ($at: ID, $id: ID!) { majorTasks(filter: { organization: { inTreeOf: $at } }) { edges { node { id } } } taskItems { edges { node { id } } }
        legacyMajorTasks { id } legacyTaskItems { id } taskItem(id: $id) { id } }`,
      { at: root.globalId, id: taskItem!.id },
    )
    expect(data).toEqual({
      majorTasks: { edges: [] },
      taskItems: { edges: [] },
      legacyMajorTasks: [],
      legacyTaskItems: [],
      taskItem: null,
    })
  })
})

test('is found by the name of a major task or of an item, what means something to LIKE taken literally, in few statements', async () => {
  const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
  for (const [name, items] of [
    ['Brakes', ['Pads 100%', 'Lines']],
    ['Tyres', ['Pressure', 'Old tread']],
  ] as const) {
    const { majorTask } = await addMajor({ name }, person, own)
    for (const item of items) {
      const { taskItem } = await addItem(majorTask!.id, { name: item }, person)
      if (item.startsWith('Old')) await moveItem('archive', taskItem!.id, {}, person)
    }
  }
  const list = async (args: string, more: string) => {
    const { majorTasks } = await world.ask<{
      majorTasks: { edges: { node: { name: string; items: { name: string }[] } }[] }
    }>(
      person,
      `{ majorTasks(first: 10 ${args}) { edges { node { name items(${more || 'search: ""'}) { name recordCount can { edit { allowed } } actionClass { name } } } } } }`,
    )
    return majorTasks.edges.map(({ node }) => [node.name, ...node.items.map(({ name }) => name)])
  }
  const found = (search = '') => list(`search: "${search}"`, `search: "${search}"`)
  /** As the catalogue asks: what is archived is not looked at. */
  const inUse = (search: string) =>
    list(
      `filter: { active: true, or: [{ name: { contains: "${search}" } }, { items: { active: true, name: { contains: "${search}" } } }] }`,
      `search: "${search}"`,
    )
  expect(await found()).toEqual([
    ['Brakes', 'Lines', 'Pads 100%'],
    ['Tyres', 'Pressure'],
  ])
  for (const by of [found, inUse]) {
    expect(await by('PADS')).toEqual([['Brakes', 'Pads 100%']])
    expect(await by('tyres')).toEqual([['Tyres', 'Pressure']])
    expect(await by('0%')).toEqual([['Brakes', 'Pads 100%']])
    expect(await by('%')).toEqual([['Brakes', 'Pads 100%']])
  }
  expect(await inUse('old')).toEqual([])
  expect(await list('search: "old"', 'search: "old", includeArchived: true')).toEqual([['Tyres', 'Old tread']])
  expect(await list('filter: { not: { items: { active: false } } }', '')).toEqual([['Brakes', 'Lines', 'Pads 100%']])
  expect(
    await list('orderBy: { field: NAME, direction: DESC }, filter: { items: { serviceTimeMins: { lt: 0 } } }', ''),
  ).toEqual([])
  // Who asks, major tasks, their items, the place of each for who may edit, and how often each is put to work.
  expect(await statementsOf(async () => void (await found()))).toHaveLength(5)
})

test('a cursor of another list and a malformed organization are refused by name', async () => {
  expect(
    (await world.run(admin, '{ majorTasks(after: "x") { edges { node { id } } } }')).errors?.[0]?.extensions?.code,
  ).toBe('VALIDATION')
  expect(
    (await world.run(admin, '{ majorTasks(filter: { organization: { eq: "x" } }) { edges { node { id } } } }'))
      .errors?.[0]?.message,
  ).toBe('filter.organization.eq: this is no id of an Organization')
})
