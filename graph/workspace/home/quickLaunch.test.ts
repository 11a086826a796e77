// The quick launch, the sites of an organization, the SOPs at hand, and the tours of statuses.
import { describe, expect, test } from 'vitest'
import type { State } from '../../work/action/states.ts'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { ownTasks } from '../../testing/tasks.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'

const world = await World.make()
const { root, branch, people } = await tree(world, {
  below: { branch: {} },
  groups: { spot: {} },
  levels: { in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface Shortcut {
  key: string
  name: string
  path: string | null
  url: string | null
  isExternal: boolean
  unavailable: string | null
  counts: { next: number; work: number; hold: number; del: number }
}

interface Launch {
  noOfItems: number
  version: number
  data: Shortcut[]
  selected: Shortcut[]
}

const fields = 'key name path url isExternal unavailable counts { next work hold del }'
const launch = `noOfItems version data { ${fields} } selected { ${fields} }`
const launchOf = async (person: Person, organizationId?: string) =>
  (
    await world.ask<{ quickLaunch: Launch }>(
      person,
      `query ($organizationId: ID) { quickLaunch(organizationId: $organizationId) { ${launch} } }`,
      { organizationId },
    )
  ).quickLaunch
const save = (person: Person, input: object) =>
  world.mutate<MutationResult & { quickLaunch: Launch }>(person, 'saveQuickLaunch', input, `quickLaunch { ${launch} }`)
const site = (person: Person, input: object) =>
  world.mutate(
    person,
    'saveOrganizationShortcut',
    { organizationId: root.globalId, slot: 'ACCOUNTING', name: 'Books', ...input },
    'organization { shortcuts { slot name url version } }',
  )

describe('the quick launch', () => {
  test.each(accessLevels)('of %s begins with the twelve', async (level) => {
    const { noOfItems, data, selected, version } = await launchOf(people[level])
    expect([noOfItems, version]).toEqual([12, 0])
    expect(data.map(({ key }) => key)).toEqual(shortcutKeys)
    expect(selected).toEqual(data)
    expect(data[0]).toMatchObject({ name: 'My Tasks', path: '/mytasks', isExternal: false, unavailable: null })
    expect(data.filter(({ isExternal }) => isExternal).map(({ key }) => key)).toEqual([
      'accounting',
      'dispatch',
      'finance',
    ])
  })

  test('is what somebody has chosen, in their order, theirs alone, until it is reset', async () => {
    const person = await world.user(root)
    const { quickLaunch } = await save(person, { selected: ['myteam', 'mytasks', 'dispatch'], version: 0 })
    expect(quickLaunch.selected.map(({ key }) => key)).toEqual(['myteam', 'mytasks', 'dispatch'])
    expect(quickLaunch.data).toHaveLength(12)
    expect((await launchOf(people.ADMIN)).selected).toHaveLength(12)
    expect((await save(person, { version: 0, selected: [] })).differences?.[0]).toMatchObject({
      field: 'version',
      yours: '0',
      current: '1',
    })
    expect((await save(person, { version: 1 })).quickLaunch.selected).toHaveLength(12)
  })

  test.each([
    ['selected.0', ['mycar']],
    ['selected', ['mytasks', 'mytasks']],
    ['selected', [...shortcutKeys, 'mytasks']],
    ['selected.0', ['a\0b']],
  ])('refuses a bad %s', async (path, selected) => {
    expect(await save(people.ADMIN, { selected })).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
  })

  test('is a node to whose it is alone', async () => {
    const { quickLaunch } = await world.ask<{ quickLaunch: { id: string } }>(people.ADMIN, '{ quickLaunch { id } }')
    const node = (person: Person) =>
      world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id: quickLaunch.id })
    expect((await node(people.ADMIN)).node).toEqual(quickLaunch)
    for (const person of [people.STRATEGIC, stranger]) expect((await node(person)).node).toBeNull()
  })

  test('of somebody without an organization has its sites unset', async () => {
    const { data } = await launchOf(await world.user())
    expect(data.filter(({ unavailable }) => unavailable).map(({ key }) => key)).toEqual([
      'accounting',
      'dispatch',
      'finance',
    ])
  })
})

describe('a site of an organization', () => {
  test('is set for all of its tree by Admin, changed, and taken away', async () => {
    const {
      root: at,
      below,
      admin,
      hand,
    } = await tree(world, { below: { below: {} }, people: { admin: 'ADMIN', hand: { at: 'below' } } })
    const accounting = async () => (await launchOf(hand)).data.find(({ key }) => key === 'accounting')
    expect(await accounting()).toMatchObject({ name: 'Accounting', url: null })
    await site(admin, { organizationId: below.globalId, url: 'https://books.example.com/a?b=1', version: 0 })
    expect(await accounting()).toMatchObject({
      name: 'Books',
      url: 'https://books.example.com/a?b=1',
      unavailable: null,
    })
    expect(
      await site(admin, { organizationId: at.globalId, url: 'https://other.example.com', version: 0 }),
    ).toMatchObject({ __typename: 'ConflictError' })
    await site(admin, { organizationId: at.globalId, version: 1 })
    expect(await accounting()).toMatchObject({ name: 'Accounting', url: null })
  })

  test.each(accessLevels.slice(1))('is not set by %s, who is told who could', async (level) => {
    const asked = 'query ($of: ID!) { organization(id: $of) { can { editShortcuts { allowed reason } } } }'
    const { organization } = await world.ask<{ organization: { can: { editShortcuts: object } } }>(
      people[level],
      asked,
      { of: root.globalId },
    )
    const refused = await site(people[level], { url: 'https://books.example.com' })
    expect(refused.code).toBe('FORBIDDEN')
    expect(organization.can.editShortcuts).toEqual({ allowed: false, reason: refused.message })
  })

  test('of another tenant is not there', async () => {
    expect(await site(stranger, { url: 'https://books.example.com' })).toMatchObject({ __typename: 'NotFoundError' })
    await site(people.ADMIN, { url: 'https://books.example.com' })
    expect((await launchOf(stranger, root.globalId)).data.find(({ key }) => key === 'accounting')).toMatchObject({
      url: null,
    })
    expect((await launchOf(people.ADMIN, branch.globalId)).data.find(({ key }) => key === 'accounting')).toMatchObject({
      url: 'https://books.example.com',
    })
  })

  test.each([
    'http://books.example.com',
    'javascript:alert(1)',
    'books.example.com',
    'https://somebody:secret@books.example.com',
    'https://localhost',
    'https:books.example.com',
    `https://books.example.com/${'x'.repeat(2000)}`,
    '',
  ])('refuses %s', async (url) => {
    expect(await site(people.ADMIN, { url })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'url' }],
    })
  })

  test('needs a name', async () => {
    expect(await site(people.ADMIN, { name: ' ', url: 'https://books.example.com' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name' }],
    })
  })
})

describe('the system of a task', () => {
  const itemOf = async (system: string) => {
    const { TaskItem } = await ownTasks(world, root, `Item ${Math.random()}`)
    const answer = await world.mutate<MutationResult & { taskItem: { system: string } }>(
      people.ADMIN,
      'updateTaskItem',
      { id: TaskItem, system },
      'taskItem { system }',
    )
    return { answer, id: Buffer.from(TaskItem, 'base64').toString().split(':')[1]! }
  }

  test('is one of the twelve shortcuts, or none', async () => {
    expect((await itemOf('myreports')).answer.taskItem.system).toBe('myreports')
    expect((await itemOf('')).answer.taskItem.system).toBe('')
    for (const wrong of ['contacts', 'MyTasks']) {
      expect((await itemOf(wrong)).answer).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'system' }],
      })
    }
  })

  test.each(['mycalendar', 'dispatch', 'accounting', 'finance'])(
    'counts my records of %s by status, and each number is its tour',
    async (system) => {
      const { root: at, me, other } = await tree(world, { people: { me: 'STRATEGIC', other: 'STRATEGIC' } })
      const { id: taskItemId } = await itemOf(system)
      await world.prisma.majorTask.updateMany({
        where: { items: { some: { id: taskItemId } } },
        data: { organizationId: at.id },
      })
      const record = (state: State, more: object = {}) =>
        world.action(at, other, { state, taskItemId, assigneeId: me.id, ...more })
      const next = [await record('QUEUED'), await record('QUEUED', { priorityId: 1 })]
      await record('STARTED')
      await record('RESUMED')
      await record('WAITING_EXTERNAL')
      const delegated = await record('DELEGATED', { assigneeId: other.id, delegatorId: me.id, delegateId: other.id })
      await record('ESCALATED')
      await record('COMPLETE')
      await record('QUEUED', { assigneeId: other.id })
      await record('QUEUED', { taskItemId: null })
      const { data } = await launchOf(me)
      expect(data.find(({ key }) => key === system)!.counts).toEqual({ next: 2, work: 2, hold: 1, del: 1 })
      expect(data.find(({ key }) => key === 'mytasks')!.counts).toEqual({ next: 0, work: 0, hold: 0, del: 0 })
      expect(data.filter(({ key }) => key !== system).map(({ counts }) => counts)).toEqual(
        Array.from({ length: 11 }, () => ({ next: 0, work: 0, hold: 0, del: 0 })),
      )
      const tour = async (person: Person, status: string, shortcut = system) =>
        (
          await world.ask<{ shortcutActions: { key: string }[] }>(
            person,
            'query ($s: String!, $t: ShortcutStatus!) { shortcutActions(shortcut: $s, status: $t) { key } }',
            { s: shortcut, t: status },
          )
        ).shortcutActions.map(({ key }) => key)
      expect(await tour(me, 'NEXT')).toEqual([next[1]!.key, next[0]!.key])
      expect(await tour(me, 'WORK')).toHaveLength(2)
      expect(await tour(me, 'DEL')).toEqual([delegated.key])
      for (const shortcut of ['mytasks', 'elsewhere', "'", 'a\0b']) expect(await tour(me, 'NEXT', shortcut)).toEqual([])
      expect(await tour(stranger, 'NEXT')).toEqual([])
    },
  )

  test('counts all twelve in one statement', async () => {
    const bare = 'version data { key } selected { key }'
    const statements = (shape: string) => statementsOf(() => world.ask(people.ADMIN, `{ quickLaunch { ${shape} } }`))
    const [with_, without] = [await statements(launch), await statements(bare)]
    expect(with_).toHaveLength(without.length + 1)
    expect(without).toHaveLength(3)
  })
})

describe('the SOPs at hand', () => {
  interface List {
    noOfItems: number
    version: number
    sopData: { id: string }[]
    selectedSop: { id: string; name: string }[]
  }
  const list = 'noOfItems version sopData { id } selectedSop { id name }'
  const listOf = async (person: Person) =>
    (await world.ask<{ sopList: List }>(person, `{ sopList { ${list} } }`)).sopList
  const keep = (person: Person, input: object) =>
    world.mutate<MutationResult & { sopList: List }>(person, 'saveSopList', input, `sopList { ${list} }`)
  const sop = async (at: Organization, name: string, more: object = {}) => {
    const { id } = await world.prisma.sop.create({ data: { organizationId: at.id, name, ...more } })
    await world.prisma.sopVersion.create({ data: { sopId: id, number: 1, publishedAt: new Date() } })
    return globalId('Sop', id)
  }

  test('are chosen of those in force, in an order, by one person', async () => {
    const { root: at, me } = await tree(world, { people: { me: {} } })
    const [b, a] = [await sop(at, 'Brake check'), await sop(at, 'Axle check')]
    const draft = await world.prisma.sop.create({ data: { organizationId: at.id, name: 'Draft' } })
    expect(await listOf(me)).toEqual({ noOfItems: 12, version: 0, sopData: [{ id: a }, { id: b }], selectedSop: [] })
    expect((await keep(me, { sopIds: [b, a] })).sopList.selectedSop.map(({ name }) => name)).toEqual([
      'Brake check',
      'Axle check',
    ])
    expect(await keep(me, { sopIds: [globalId('Sop', draft.id)] })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await keep(me, { sopIds: [await sop(root, 'Foreign')] })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await keep(me, { sopIds: [a, a] })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'sopIds' }],
    })
    expect(await keep(me, { sopIds: Array.from({ length: 13 }, (_, i) => `${i}`) })).toMatchObject({
      __typename: 'ValidationError',
    })
    await world.prisma.sop.updateMany({
      where: { name: 'Brake check', organizationId: at.id },
      data: { status: 'INACTIVE' },
    })
    expect((await listOf(me)).selectedSop.map(({ id }) => id)).toEqual([a])
    expect((await listOf(await world.user(at))).selectedSop).toEqual([])
  })
})
