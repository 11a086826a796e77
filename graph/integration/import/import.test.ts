// What each kind of row comes to: something new, a change, nothing, a refusal; and that the same file again comes to
// nothing.
import { beforeAll, describe, expect, test } from 'vitest'
import { effects, Imports } from '../../testing/imports.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { Context } from '../../kernel/context.ts'

const world = await World.make()
const { root, admin, spot } = await tree(world, {
  root: { name: 'Sierra Holding', timeZone: 'America/Los_Angeles' },
  groups: { spot: { name: 'Dispatch' } },
})
await world.prisma.organization.update({ where: { id: root.id }, data: { orgUid: 'SH' } })
const imports = new Imports(world, root, admin)

describe('locations', () => {
  const file =
    'Location_Name,Type,City,State,lat,lng,status\nReno,Terminal,Reno,us-nv,39.5,-119.8,Active\nElko,Yard,Elko,US-NV,,,\nFernley,Nowhere,,,,,\nSparks,Yard,,,39.5,,\n,Yard,,,,,\n'

  test('are made, changed, left and refused by the rules of their mutations', async () => {
    const compared = await imports.compare('LOCATIONS', file)
    expect(compared.columns.map(({ field }) => field)).toEqual([
      'name',
      'type',
      'city',
      'state',
      'latitude',
      'longitude',
      'status',
    ])
    expect(effects(compared)).toEqual(['CREATED', 'CREATED', 'REFUSED', 'REFUSED', 'REFUSED'])
    expect(compared.rows.nodes.slice(2).map(({ problems }) => problems[0])).toEqual([
      { field: 'Type', message: expect.stringMatching(/^Write one of the list: .*Terminal/) },
      { field: 'Longitude', message: 'Write the longitude too, or leave out the latitude.' },
      { field: 'Name', message: 'Enter a name.' },
    ])
    expect(await world.prisma.location.count({ where: { organizationId: root.id } })).toBe(0)

    expect(await imports.mutate('start', compared)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'leavesOutRefused' }],
    })
    const done = await imports.take('LOCATIONS', file, true)
    expect(done).toMatchObject({ state: 'DONE', created: 2, refused: 3, written: 2 })
    const made = await world.prisma.location.findMany({
      where: { organizationId: root.id },
      include: { address: true },
      orderBy: { name: 'asc' },
    })
    expect(made).toMatchObject([
      { name: 'Elko', address: { state: 'US-NV' } },
      { name: 'Reno', latitude: 39.5, status: 'ACTIVE' },
    ])

    const again = await imports.compare(
      'LOCATIONS',
      file.replace('Elko,Yard,Elko', 'Elko,Yard,Elko City').replace('39.5,-119.8', '"39,5",-119.80'),
    )
    expect(effects(again).slice(0, 2)).toEqual(['SAME', 'CHANGED'])
    expect(again.rows.nodes[1]!.changes).toEqual([{ field: 'City', before: 'Elko', after: 'Elko City' }])
    await imports.mutate('start', again, { leavesOutRefused: true })
    await imports.take('LOCATIONS', 'name,city\nElko,Elko City\n')
    expect(
      await world.prisma.location.findFirst({
        where: { organizationId: root.id, name: 'Elko' },
        include: { address: true },
      }),
    ).toMatchObject({ version: 2, address: { city: 'Elko City', state: 'US-NV' } })
  })
})

test('what is wrong with a row is told in the language of whoever reads it', async () => {
  const { id } = await imports.compare('LOCATIONS', 'name,type,latitude\nReno,Nowhere,north\n')
  const context = await world.context(admin)
  const source =
    '{ node(id: "' + id + '") { ... on Import { refusedRows rows(first: 1) { nodes { problems { message } } } } } }'
  const read = async (language: 'en' | 'es') =>
    (
      await world.ask<{ node: { refusedRows: string; rows: { nodes: { problems: { message: string }[] }[] } } }>(
        new Context(world.services, { ...context.client, language }, context.requireViewer()),
        source,
      )
    ).node
  expect((await read('en')).rows.nodes[0]!.problems[1]).toEqual({ message: 'Write a number, like 39.74.' })
  const { refusedRows, rows } = await read('es')
  expect(rows.nodes[0]!.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Escriba un valor de la lista: .*Yard u Office\.$/),
    'Escriba un número, como 39.74.',
  ])
  expect(refusedRows).toContain('Escriba un número, como 39.74.')
})

describe('organizations', () => {
  test('stand below one another whatever their order in the file, and are known again by name or own number', async () => {
    const file =
      'Legal_name,Type,Parent_ORG_UUID,OrgUID,Legal_employer_identifier\nElko Branch,Branch,Elko,E-2,\nElko,Location,Nevada Division,,11-1111111\nNevada Division,Division,,N-1,\nLost,Branch,Nowhere,,\nAbove,Division,Elko,,\nTwin,Branch,Elko,,11-1111111\nLoop A,Division,Loop B,,\nLoop B,Division,Loop A,,\n'
    const done = await imports.take('ORGANIZATIONS', file, true)
    expect(done.rows.nodes.map(({ effect, problems }) => problems[0]?.message ?? effect)).toEqual([
      'CREATED',
      'CREATED',
      'CREATED',
      'No organization Nowhere here or below.',
      expect.stringMatching(/^A Division does not go below a Location; a Branch does/),
      'Row 3 has this too; write another.',
      'No organization Loop B here or below.',
      'No organization Loop A here or below.',
    ])
    const branch = await world.prisma.organization.findFirst({
      where: { rootId: root.rootId, legalName: 'Elko Branch' },
      include: { parent: { include: { parent: true } } },
    })
    expect(branch).toMatchObject({
      type: 'BRANCH',
      orgUid: 'E-2',
      timeZone: 'America/Los_Angeles',
      parent: { legalName: 'Elko', parent: { legalName: 'Nevada Division', parentId: root.id } },
    })

    const again = await imports.compare('ORGANIZATIONS', file)
    expect(effects(again).slice(0, 3)).toEqual(['SAME', 'SAME', 'SAME'])
    const moved = await imports.take(
      'ORGANIZATIONS',
      'OrgUID,Legal_name,Parent,Website,Type\nE-2,Elko Shop,Nevada Division,https://elko.example.com,Branch\nN-1,Nevada Division,,,Branch\n',
      true,
    )
    expect(
      moved.rows.nodes.map(({ changes }) =>
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
      ),
    ).toEqual([
      ['Legal name: Elko Branch → Elko Shop', 'Website:  → https://elko.example.com', 'Parent: Elko → Nevada Division'],
      ['Type: Division → Branch'],
    ])
    expect(moved.rows.nodes[1]!.problems).toEqual([{ field: 'Type', message: 'It stays a Division; leave this out.' }])
    expect(
      await world.prisma.organization.findFirst({
        where: { rootId: root.rootId, orgUid: 'E-2' },
        include: { parent: true },
      }),
    ).toMatchObject({
      legalName: 'Elko Shop',
      website: 'https://elko.example.com',
      parent: { legalName: 'Nevada Division' },
    })
    const { organization } = await world.ask<{ organization: { audit: { edges: { node: { noun: string } }[] } } }>(
      admin,
      `{ organization(id: "${root.globalId}") { audit(includeBelow: true, first: 50) { edges { node { noun } } } } }`,
    )
    expect(new Set(organization.audit.edges.map(({ node }) => node.noun))).toEqual(
      expect.objectContaining(new Set(['Organization', 'Import'])),
    )
  })
})

describe('people', () => {
  test('are invited, once and without a mail; who is there is placed anew; nobody is set above the importer', async () => {
    const member = await world.user(root, 'TRANSACTIONAL')
    const mails = await world.prisma.mail.count()
    const file = `email,Name,DeptGroup,role,access level\nDana@New.test,Dana,Dispatch,,Supervision\n${member.email.toUpperCase()},,Dispatch,,Supervision\n${admin.email},,,,Admin\nnobody,,,,\nlee@new.test,,Nightshift,,\ndana@new.test,,,,\n`
    const done = await imports.take('USERS', file, true)
    expect(done.rows.nodes.map(({ effect, problems }) => problems[0]?.message ?? effect)).toEqual([
      'CREATED',
      'CHANGED',
      'SAME',
      'Write an email address, like name@example.com.',
      'No group Nightshift.',
      'Row 2 is the same one; leave one of them out.',
    ])
    expect(done.rows.nodes[1]!.changes).toEqual([
      { field: 'Group', before: '', after: 'Dispatch' },
      { field: 'Access level', before: 'Transactional', after: 'Supervision' },
    ])
    expect(await world.prisma.membership.findFirst({ where: { userId: member.id } })).toMatchObject({
      ...spot,
      accessLevel: 'SUPERVISION',
      version: 2,
    })
    const open = await world.prisma.invitation.findMany({ where: { organizationId: root.id } })
    expect(open).toMatchObject([{ email: 'dana@new.test', ...spot, accessLevel: 'SUPERVISION' }])
    expect(await world.prisma.mail.count()).toBe(mails)
    expect(done.invitations).toMatch(
      /^\uFEFFEmail,Name,Organization,Link,Code,Good until\r\ndana@new.test,Dana,Sierra Holding,\/signup\?invitation=[-0-9A-Z]{19},/,
    )
    const code = done.invitations!.split(',').at(-2)!
    const dana = await world.user()
    await world.prisma.user.update({ where: { id: dana.id }, data: { email: 'dana@new.test' } })
    expect(await world.mutate(dana, 'acceptInvitation', { code }, 'organization { id }')).toMatchObject({
      organization: { id: root.globalId },
    })
    expect(await world.prisma.membership.findFirst({ where: { userId: dana.id } })).toMatchObject({
      ...spot,
      accessLevel: 'SUPERVISION',
    })
    const other = await world.user(root, 'ADMIN')
    expect(await imports.read(done, other)).toMatchObject({ invitations: null, created: 1 })

    expect(effects(await imports.compare('USERS', file)).slice(0, 3)).toEqual(['SAME', 'SAME', 'SAME'])
  })

  test('who are invited otherwise are invited anew', async () => {
    await imports.take('USERS', 'email,access level\nkim@new.test,Tactical Mgt\n')
    const done = await imports.take('USERS', 'email,DeptGroup\nkim@new.test,Dispatch\n')
    expect(done.rows.nodes[0]!.changes).toEqual([{ field: 'Group', before: '', after: 'Dispatch' }])
    const open = await world.prisma.invitation.findMany({
      where: { email: 'kim@new.test' },
      orderBy: { legacyId: 'asc' },
    })
    expect(open).toMatchObject([
      { revokedAt: expect.any(Date) },
      { revokedAt: null, accessLevel: 'TACTICAL', groupId: spot.groupId },
    ])
  })
})

describe('work', () => {
  let person: Person

  beforeAll(async () => {
    person = await world.user(root, 'TRANSACTIONAL', spot)
    const item = (name: string) => ({ name, serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 })
    await world.prisma.majorTask.create({
      data: { organizationId: root.id, name: 'Fleet care', items: { create: [item('Tire check'), item('Wash')] } },
    })
    await world.prisma.majorTask.create({
      data: { organizationId: root.id, name: 'Yard care', items: { create: [item('Wash')] } },
    })
  })

  test('is put to work as task records, which are known again by their names', async () => {
    const file = `Task name,Task_Item_Name,MajorTask_Name,DeptGroup,Schedule_Priority,ActionClass_ID,ServiceTime_mins,Assigned_User_Name\nMorning tires,Tire check,,Dispatch,High,2,45,${person.email}\n,Wash,Yard care,,,,,\nEvening,Wash,,,,,,\nBad,Tire check,,,Soon,,1.5,nobody@x.test\n`
    const done = await imports.take('TASKS', file, true)
    expect(
      done.rows.nodes.map(({ effect, problems }) => (problems.length ? problems.map(({ field }) => field) : effect)),
    ).toEqual(['CREATED', 'CREATED', ['Task item'], ['Priority', 'Service time', 'Assignees']])
    const made = await world.prisma.taskRecord.findMany({
      where: { rootId: root.id },
      include: { assignees: true },
      orderBy: { title: 'asc' },
    })
    expect(made).toMatchObject([
      {
        title: 'Morning tires',
        ...spot,
        priorityId: 2,
        actionClassId: 2,
        serviceTimeMins: 45,
        creatorId: admin.id,
        assignees: [{ userId: person.id }],
      },
      { title: 'Wash', priorityId: 4, serviceTimeMins: 30 },
    ])
    expect(effects(await imports.compare('TASKS', file)).slice(0, 2)).toEqual(['SAME', 'SAME'])
    const changed = await imports.take(
      'TASKS',
      'Task name,Task item,Major task,Status,Minutes\nMorning tires,Tire check,,Inactive,50\nWash,Wash,Fleet care,,\n',
      true,
    )
    expect(changed.rows.nodes.map(({ effect, problems }) => problems[0]?.message ?? effect)).toEqual([
      'CHANGED',
      'A task can’t change this from Wash; leave it out.',
    ])
    expect(await world.prisma.taskRecord.findFirst({ where: { title: 'Morning tires' } })).toMatchObject({
      status: 'INACTIVE',
      serviceTimeMins: 50,
      version: 3,
    })
  })

  test('comes as action records with their history, known again by a key of their own', async () => {
    const file = `Task_Record_ID,Title,Task_Item_Name,ActionClass_Name,Schedule_Priority,Assigned_User_Name,Scheduled_StartDateTime,Scheduled_EndDateTime,DeptGroup\nWO-1,=1+1,,Daily,Normal,${person.email},2027-01-04T06:00,2027-01-04 10:00,Dispatch\nWO-2,,Tire check,,,,,,\nWO-3,Late,,Daily,Normal,,2027-01-04T06:00,2027-01-03T06:00,\nWO-1,Twice,,Daily,Normal,,,,\nWO-4,,,,,,soon,,\n`
    const done = await imports.take('RECORDS', file, true)
    expect(done.rows.nodes.map(({ effect, problems }) => problems.map(({ field }) => field).join() || effect)).toEqual([
      'CREATED',
      'CREATED',
      'Due',
      'Key',
      'Earliest start',
    ])
    const [one, two] = await world.prisma.action.findMany({
      where: { rootId: root.id, imported: { some: {} } },
      include: { history: true },
      orderBy: { legacyId: 'asc' },
    })
    expect(one).toMatchObject({
      title: '=1+1',
      ...spot,
      status: 5,
      assigneeId: person.id,
      creatorId: admin.id,
      isScheduled: true,
      scheduledStart: new Date('2027-01-04T14:00:00Z'),
      history: [{ transition: 'CREATE', actorId: admin.id }],
    })
    expect(two).toMatchObject({ title: 'Tire check', assigneeId: null, serviceTimeMins: 30 })
    expect(effects(await imports.compare('RECORDS', file)).slice(0, 2)).toEqual(['SAME', 'SAME'])

    const changed = await imports.take(
      'RECORDS',
      `key,title,priority,assignee,due\nWO-1,=1+1,High,${admin.email},2027-01-04T12:00\nWO-2,Other,,,\n`,
      true,
    )
    expect(
      changed.rows.nodes.map(({ problems, changes }) => problems[0]?.message ?? changes.map(({ field }) => field)),
    ).toEqual([['Priority', 'Assignee', 'Due'], 'A record can’t change this from Tire check; leave it out.'])
    expect(
      await world.prisma.action.findFirst({
        where: { id: one!.id },
        include: { history: { orderBy: { version: 'asc' } } },
      }),
    ).toMatchObject({
      version: 3,
      priorityId: 2,
      assigneeId: admin.id,
      scheduledEnd: new Date('2027-01-04T20:00:00Z'),
      history: [
        {},
        { transition: 'REPRIORITIZE' },
        { transition: 'RESCHEDULE', changes: { assignee: [person.name, admin.name] } },
      ],
    })
  })
})

test('the refused rows come back as they were sent with the reason, and are taken once mended', async () => {
  const { refusedRows } = await imports.compare(
    'LOCATIONS',
    'name,type,problem\n=Harbour,Pier,old\n"Quay, east",Yard,\n',
  )
  expect(refusedRows).toMatch(/^\uFEFFname,type,problem\r\n'=Harbour,Pier,"Row 2. Type: Write one of the list: /)
  const mended = await imports.take('LOCATIONS', refusedRows.replace('Pier', 'Yard'))
  expect(mended).toMatchObject({
    state: 'DONE',
    written: 1,
    rows: { nodes: [{ cells: ['=Harbour', 'Yard', expect.any(String)] }] },
  })
  expect(await world.prisma.location.count({ where: { organizationId: root.id, name: '=Harbour' } })).toBe(1)
})
