// How an import goes on: in portions, once each, whoever works on it and whatever comes between; and what is no import
// at all.
import { describe, expect, test } from 'vitest'
import { effects, fileOf, Imports, type Answer } from '../../testing/imports.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { runImports } from './importJob.ts'
import { depthsOf } from './orderRows.ts'

const world = await World.make()
const { root, admin } = await tree(world, { root: { name: 'Runs Co' } })
const imports = new Imports(world, root, admin)

const rowsOf = (count: number, prefix: string) =>
  `name,type\n${Array.from({ length: count }, (_, i) => `${prefix} ${i},Yard`).join('\n')}\n`
const countOf = (prefix: string) => world.prisma.location.count({ where: { name: { startsWith: `${prefix} ` } } })

describe('writing', () => {
  test('goes on where a killed process left it, and doubles nothing', async () => {
    const compared = await imports.compare('LOCATIONS', rowsOf(9, 'Killed'))
    await imports.mutate('start', compared)
    await runImports(world.services, { portions: 1, rows: 4 })
    expect(await imports.read(compared)).toMatchObject({ state: 'WRITING', written: 4 })
    // What a process had in hand when it was killed is a transaction that never ended.
    await world.prisma
      .$transaction(async (transaction) => {
        await transaction.location.create({ data: { organizationId: root.id, name: 'Killed 4', typeId: 1 } })
        throw new Error('killed')
      })
      .catch(() => {})
    const restarted = await World.make({ clock: world.clock })
    await runImports(restarted.services, { rows: 4 })
    expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: 9, created: 9 })
    expect(await countOf('Killed')).toBe(9)
  })

  test('is one process’s at a time', async () => {
    const compared = await imports.compare('LOCATIONS', rowsOf(9, 'Both'))
    await imports.mutate('start', compared)
    await Promise.all([1, 2, 3].map(() => runImports(world.services, { rows: 2 })))
    await runImports(world.services)
    expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: 9 })
    expect(await countOf('Both')).toBe(9)
  })

  test('of the same thing twice at once makes it once', async () => {
    const [one, other] = [
      await imports.compare('USERS', 'email\ntwo@at.once\n'),
      await imports.compare('USERS', 'email\ntwo@at.once\n'),
    ]
    await imports.mutate('start', one)
    await imports.mutate('start', other)
    await Promise.all([runImports(world.services), runImports(world.services)])
    await runImports(world.services)
    expect([await imports.read(one), await imports.read(other)].map(({ state }) => state)).toEqual(['DONE', 'DONE'])
    expect(await world.prisma.invitation.count({ where: { email: 'two@at.once' } })).toBe(1)
  })

  test('that is cancelled keeps what is written, and goes on from there once compared again', async () => {
    const compared = await imports.compare('LOCATIONS', rowsOf(9, 'Stopped'))
    const begun = await imports.mutate('start', compared)
    await runImports(world.services, { portions: 1, rows: 4 })
    const cancelled = await imports.mutate('cancel', begun.import!)
    expect(cancelled.import).toMatchObject({ state: 'CANCELLED', written: 4 })
    await runImports(world.services)
    expect(await countOf('Stopped')).toBe(4)
    await imports.mutate('compare', cancelled.import!)
    await runImports(world.services)
    const again = await imports.read(compared)
    expect(again).toMatchObject({ state: 'COMPARED', created: 9, same: 0, written: 4 })
    await imports.mutate('start', again)
    await runImports(world.services)
    expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: 9 })
    expect(await countOf('Stopped')).toBe(9)
  })

  test('stops whole portions where what is there has changed since, and names the row', async () => {
    await imports.take('LOCATIONS', 'name,type,city\nMoved,Yard,Reno\n')
    const compared = await imports.compare('LOCATIONS', 'name,city,type\nUnheard of,Reno,Yard\nMoved,Elko,\n')
    const { id } = await world.prisma.location.findFirstOrThrow({ where: { name: 'Moved' } })
    await world.prisma.location.update({ where: { id }, data: { address: { update: { city: 'Sparks' } } } })
    await imports.mutate('start', compared)
    await runImports(world.services)
    const stopped = await imports.read(compared)
    expect(stopped).toMatchObject({
      state: 'STOPPED',
      written: 0,
      problem: 'Row 3: this has changed since it was compared. Compare again.',
    })
    expect(await world.prisma.location.count({ where: { name: 'Unheard of' } })).toBe(0)
    await imports.mutate('compare', stopped)
    await runImports(world.services)
    expect((await imports.read(stopped)).rows.nodes[1]!.changes).toEqual([
      { field: 'City', before: 'Sparks', after: 'Elko' },
    ])
  })

  test('stops where the rights are gone', async () => {
    const own = await world.organization({ parent: root })
    const leaving = await world.user(own, 'ADMIN')
    const theirs = new Imports(world, own, leaving)
    const compared = await theirs.compare('LOCATIONS', rowsOf(1, 'Leaving'))
    await theirs.mutate('start', compared)
    await world.prisma.membership.updateMany({ where: { userId: leaving.id }, data: { accessLevel: 'STRATEGIC' } })
    await runImports(world.services)
    expect(await imports.read(compared)).toMatchObject({
      state: 'STOPPED',
      problem: 'Who began this may import here no longer.',
    })
    expect(await countOf('Leaving')).toBe(0)
  })

  test('takes as many statements for few rows as for many', async () => {
    const told = async (count: number, prefix: string) => {
      const compared = await imports.compare('LOCATIONS', rowsOf(count, prefix))
      await imports.mutate('start', compared)
      return (await statementsOf(() => runImports(world.services, { portions: 1 }))).length
    }
    const [few, many] = [await told(2, 'Few'), await told(12, 'Many')]
    expect(many).toBe(few)
    expect(few).toBeLessThanOrEqual(27)
    await runImports(world.services)
  })
})

describe('a file', () => {
  test.each([
    ['that is empty', '', 'The file has no rows below its headings.'],
    ['with headings alone', 'name,type\n', 'The file has no rows below its headings.'],
    ['that is no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), 'This is no text. Save it as CSV in UTF-8.'],
    [
      'in another encoding',
      Buffer.from('name,type\nZürich,Yard\n', 'latin1'),
      'This is no text. Save it as CSV in UTF-8.',
    ],
    ['with a NUL', 'name,type\nA\0B,Yard\n', 'This is no text. Save it as CSV in UTF-8.'],
    ['with a quote that never ends', `name,type\n"A,Yard\n${'B,Yard\n'.repeat(4_000)}`, 'This is no CSV: see line'],
    ['of one line', 'x'.repeat(1_000_000), 'This is no CSV: see line'],
    [
      'with a column without a name',
      'name,,type\nA,,Yard\n',
      'Column 2 has no heading; the first line is to name the columns.',
    ],
    ['with a column twice', 'name,name\nA,B\n', 'The column name is there twice.'],
    ['of too many rows', `name\n${'A\n'.repeat(50_001)}`, 'Send at most 50,000 rows at once; this file has more.'],
  ])('%s is told so, and leaves nothing', async (_, text, message) => {
    const before = await world.prisma.import.count()
    const { fields } = await imports.create('LOCATIONS', text)
    expect(fields).toEqual([{ path: 'file', message: expect.stringContaining(message) }])
    expect(await world.prisma.import.count()).toBe(before)
  })

  test('is read with its delimiter, its columns are guessed by legacy names too, and how they were matched is remembered', async () => {
    const text = '﻿Legal_name;OrgUID;Colour\r\nAcme;A-1;red\r\n'
    const { import: first } = await imports.create('ORGANIZATIONS', text)
    expect(first!.columns).toEqual([
      { heading: 'Legal_name', field: 'legalName', samples: ['Acme'] },
      { heading: 'OrgUID', field: 'orgUid', samples: ['A-1'] },
      { heading: 'Colour', field: null, samples: ['red'] },
    ])
    for (const [fields, message] of [
      [['legalName', 'orgUid'], 'Name a field for each of the 3 columns, or nothing.'],
      [['', 'orgUid', ''], 'No column is Legal name; choose one.'],
      [['legalName', 'legalName', ''], 'Two columns are Legal name; choose one of them.'],
      [['legalName', '', 'colour'], 'No field colour; the fields are legalName,'],
    ] as const)
      expect((await imports.mutate('compare', first!, { fields })).fields).toEqual([
        { path: 'fields', message: expect.stringContaining(message) },
      ])
    await imports.mutate('compare', first!, { fields: ['legalName', 'orgUid', 'description'] })
    const second = await imports.create('ORGANIZATIONS', text)
    expect(second.import!.columns.map(({ field }) => field)).toEqual(['legalName', 'orgUid', 'description'])
    await runImports(world.services)
  })

  test('has one bad row among many found by its number', async () => {
    const compared = await imports.compare('LOCATIONS', rowsOf(120, 'Good').replace('Good 110,Yard', 'Good 110,Pier'))
    expect(compared).toMatchObject({ created: 119, refused: 1 })
    const { node } = await world.ask<{ node: { rows: { nodes: { number: number }[] } } }>(
      admin,
      `{ node(id: "${compared.id}") { ... on Import { rows(filter: { effect: { eq: REFUSED } }) { nodes { number } } } } }`,
    )
    expect(node.rows.nodes).toEqual([{ number: 112 }])
  })
})

describe('importing', () => {
  test.each<[AccessLevel]>([['STRATEGIC'], ['TACTICAL'], ['SUPERVISION'], ['TRANSACTIONAL']])(
    'is not for %s',
    async (level) => {
      const member = await world.user(root, level, await world.group(root))
      expect(await imports.create('LOCATIONS', 'name\nA\n', { person: member })).toMatchObject({ code: 'FORBIDDEN' })
      const ticket = await world.mutate(
        member,
        'createFileTicket',
        { purpose: 'IMPORT', owner: { organizationId: root.globalId }, name: 'a.csv', size: 5 },
        'url',
      )
      expect(ticket.code).toBe('FORBIDDEN')
      const { import: one } = await imports.create('LOCATIONS', 'name\nA\n')
      for (const name of ['compare', 'start', 'cancel'])
        expect(await imports.mutate(name, one!, {}, member)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await imports.read(one!, member)).toBeNull()
      const { organization } = await world.ask<{ organization: { imports: { edges: object[] } } }>(
        member,
        `{ organization(id: "${root.globalId}") { imports { edges { node { id } } } } }`,
      )
      expect(organization.imports.edges).toEqual([])
    },
  )

  test('into what is foreign is into nothing, by door and by cell alike', async () => {
    const { root: foreign, stranger } = await tree(world, {
      root: { name: 'Foreign Co' },
      people: { stranger: 'ADMIN' },
    })
    await world.prisma.location.create({ data: { organizationId: foreign.id, name: 'Foreign place', typeId: 1 } })
    const fileId = await fileOf(world, root, admin, 'name\nA\n')
    expect(
      await world.mutate<Answer>(
        stranger,
        'createImport',
        { organizationId: root.globalId, kind: 'LOCATIONS', fileId },
        '__typename',
      ),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(
      await world.mutate<Answer>(
        stranger,
        'createImport',
        { organizationId: foreign.globalId, kind: 'LOCATIONS', fileId },
        '__typename',
      ),
    ).toMatchObject({ code: 'NOT_FOUND' })
    const { import: one } = await imports.create('LOCATIONS', 'name\nA\n')
    for (const name of ['compare', 'start', 'cancel', 'discard']) {
      const answer = await world.mutate(
        stranger,
        `${name}Import`,
        { id: one!.id, ...(name === 'compare' || name === 'start' ? { version: 1 } : {}) },
        '__typename',
      )
      expect(answer).toMatchObject({ code: 'NOT_FOUND' })
    }
    const compared = await imports.compare(
      'LOCATIONS',
      `name,organization,type\nA,Foreign Co,Yard\nB,${foreign.id},Yard\nC,No such Co,Yard\n`,
    )
    expect(compared.rows.nodes.map(({ problems }) => problems[0]!.message)).toEqual(
      ['Foreign Co', foreign.id, 'No such Co'].map((name) => `No organization ${name} here or below.`),
    )
    const work = await imports.compare(
      'RECORDS',
      `key,title,class,priority,location,assignee\nF-1,A,Daily,Normal,Foreign place,${stranger.email}\n`,
    )
    expect(work.rows.nodes[0]!.problems.map(({ field }) => field)).toEqual(['Location', 'Assignee'])
  })

  test('is for what is below the organization alone', async () => {
    const [here, beside] = [
      await world.organization({ parent: root, name: 'Here Division' }),
      await world.organization({ parent: root, name: 'Beside Division' }),
    ]
    const local = await world.user(here, 'ADMIN')
    const theirs = new Imports(world, here, local)
    const compared = await theirs.compare(
      'LOCATIONS',
      'name,organization,type\nMine,,Yard\nTheirs,Beside Division,Yard\nTop,Runs Co,Yard\n',
    )
    expect(effects(compared)).toEqual(['CREATED', 'REFUSED', 'REFUSED'])
    expect(beside.rootId).toBe(root.id)
    expect(await imports.mutate('start', compared, { leavesOutRefused: true })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Only who sent this file'),
    })
  })

  test('that was not begun is thrown away, that was begun is not', async () => {
    const { import: one } = await imports.create('LOCATIONS', 'name\nA\n')
    expect(await world.mutate(admin, 'discardImport', { id: one!.id }, 'deletedId')).toMatchObject({
      deletedId: one!.id,
    })
    expect(await imports.mutate('compare', one!)).toMatchObject({ code: 'NOT_FOUND' })
    const done = await imports.take('LOCATIONS', 'name,type\nKept,Yard\n')
    expect(await world.mutate(admin, 'discardImport', { id: done.id }, 'deletedId')).toMatchObject({ code: 'CONFLICT' })
    expect(await imports.mutate('compare', done)).toMatchObject({ code: 'CONFLICT' })
    expect(await imports.mutate('start', { ...done, version: 1 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version' }],
    })
  })
})

test('organizations are put in the order in which they stand below one another; a circle ends', () => {
  const row = (number: number, name: string, parent = '') => ({ number, name, uid: null, parent })
  const depths = depthsOf([
    row(2, 'C', 'B'),
    row(3, 'B', 'A'),
    row(4, 'A'),
    row(5, 'X', 'Y'),
    row(6, 'Y', 'X'),
    row(7, 'D', 'elsewhere'),
  ])
  expect([...depths]).toEqual(
    expect.arrayContaining([
      [2, 2],
      [3, 1],
      [4, 0],
      [5, 1000],
      [6, 1000],
      [7, 0],
    ]),
  )
})
