import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Version {
  id: string
  number: number
  version: number
  steps: { title: string }[]
}

interface Written extends MutationResult {
  sop?: { id: string; name: string; current: Version | null; draft: Version | null; published: Version[] }
}

const version = '{ id number version steps { title } }'
const fields = `sop { id name current ${version} draft ${version} published ${version} }`
let count = 0
const create = async (person = admin, input: object = {}) =>
  world.mutate<Written>(person, 'createSop', { organizationId: at.globalId, name: `SOP ${count++}`, ...input }, fields)
const draft = (sopId: string, titles: string[], input: object = {}, person = admin) =>
  world.mutate<Written>(person, 'saveSopDraft', { sopId, steps: titles.map((title) => ({ title })), ...input }, fields)
const publish = (sopId: string, input: object = {}, person = admin) =>
  world.mutate<Written>(person, 'publishSop', { sopId, ...input }, fields)
const read = (sopVersionId: string, person = admin, input: object = {}) =>
  world.mutate<MutationResult & { sopVersion?: { acknowledgementCount: number } }>(
    person,
    'acknowledgeSop',
    { sopVersionId, ...input },
    'sopVersion { acknowledgementCount }',
  )

/** An SOP with one version in force. */
async function published(titles = ['Look', 'Act']) {
  const { sop } = await create()
  await draft(sop!.id, titles)
  return (await publish(sop!.id)).sop!
}

describe('an SOP', () => {
  test('is written as a draft, published, and written on as the next version', async () => {
    const { sop } = await create()
    expect(sop).toMatchObject({ current: null, draft: null, published: [] })
    expect((await publish(sop!.id)).code).toBe('CONFLICT')
    expect((await draft(sop!.id, ['Look', 'Act'])).sop).toMatchObject({
      current: null,
      draft: { number: 1, version: 1, steps: [{ title: 'Look' }, { title: 'Act' }] },
    })
    expect((await publish(sop!.id, { version: 1 })).sop).toMatchObject({ current: { number: 1 }, draft: null })
    expect((await draft(sop!.id, ['Act'])).sop).toMatchObject({
      current: { number: 1, steps: [{ title: 'Look' }, { title: 'Act' }] },
      draft: { number: 2 },
    })
    expect((await publish(sop!.id)).sop!.published.map(({ number }) => number)).toEqual([2, 1])
  })

  test('keeps what was published as it was, whatever writes', async () => {
    const { current } = await published()
    const id = Buffer.from(current!.id, 'base64').toString().split(':')[1]!
    await expect(world.prisma.sopVersion.update({ where: { id }, data: { changeNote: 'x' } })).rejects.toThrow(
      'append only',
    )
    await expect(world.prisma.sopStep.deleteMany({ where: { versionId: id } })).rejects.toThrow(
      'A published SOP is not changed',
    )
  })

  test('has one draft, of whom two wrote at once one is told', async () => {
    const { sop } = await create()
    const answers = await Promise.all([
      draft(sop!.id, ['One'], { version: 0 }),
      draft(sop!.id, ['Other'], { version: 0 }),
    ])
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', 'VERSION_CONFLICT'])
    expect((await publish(sop!.id, { version: 9 })).code).toBe('VERSION_CONFLICT')
  })

  test('is published with steps, which have titles; at most 100', async () => {
    const { sop } = await create()
    await draft(sop!.id, [])
    expect(await publish(sop!.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'Add at least one step before it is published.',
    })
    expect((await draft(sop!.id, ['Look', ' '])).fields?.map(({ path }) => path)).toEqual(['steps.1.title'])
    expect(
      (
        await draft(
          sop!.id,
          Array.from({ length: 101 }, () => 'x'),
        )
      ).fields?.map(({ path }) => path),
    ).toEqual(['steps'])
  })

  test('shows files of its organization, to everybody in the tree once it is published', async () => {
    const sha256 = new Uint8Array(createHash('sha256').digest())
    const file = async (organizationId: string, createdById: string) =>
      globalId(
        'File',
        (
          await world.prisma.file.create({
            data: { organizationId, name: 'f', mediaType: 'image/png', size: 0, sha256, createdById },
          })
        ).id,
      )
    const { sop } = await create()
    const own = await file(at.id, admin.id)
    const foreign = await world.organization()
    const steps = (fileId: string) => ({ steps: [{ title: 'Look', fileId }] })
    expect((await draft(sop!.id, [], steps(await file(foreign.id, (await world.user(foreign)).id)))).code).toBe(
      'NOT_FOUND',
    )
    expect((await draft(sop!.id, [], steps(own))).code).toBeUndefined()
    const reader = await world.user(await world.organization({ parent: at }), 'TRANSACTIONAL', await world.group(at))
    expect(
      (await world.ask<{ node: object | null }>(reader, 'query ($id: ID!) { node(id: $id) { id } }', { id: own })).node,
    ).not.toBeNull()
  })

  test.each([
    ['ADMIN', undefined],
    ['STRATEGIC', undefined],
    ['TACTICAL', 'FORBIDDEN'],
    ['TRANSACTIONAL', 'FORBIDDEN'],
  ] as const)('of the organization is written by %s: %s; drafts are nobody else’s to see', async (level, code) => {
    const person = await world.user(at, level, await world.group(at))
    expect((await create(person)).code).toBe(code)
    const { sop } = await create()
    const { draft: written } = (await draft(sop!.id, ['Look'])).sop!
    expect((await draft(sop!.id, ['x'], {}, person)).code).toBe(code)
    const { node } = await world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', {
      id: written!.id,
    })
    expect(node === null).toBe(code !== undefined)
  })

  test('archived is offered to no record any more; changed meanwhile is a conflict', async () => {
    const sop = await published()
    expect((await world.mutate<Written>(admin, 'updateSop', { id: sop.id, version: 7, name: 'x' }, fields)).code).toBe(
      'VERSION_CONFLICT',
    )
    const { id } = await world.prisma.majorTask.create({ data: { organizationId: at.id, name: `Major ${count++}` } })
    const item = await world.prisma.taskItem.create({
      data: { majorTaskId: id, name: 'Item', serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 },
    })
    const taskItemId = globalId('TaskItem', item.id)
    await world.mutate(admin, 'assignSop', { taskItemId, sopId: sop.id }, '__typename')
    const record = await world.action(at, admin, { taskItemId: item.id })
    const source = 'query ($id: ID!) { node(id: $id) { ... on Action { sop { name current { number } } } } }'
    const sopOf = async () =>
      (await world.ask<{ node: { sop: object | null } }>(admin, source, { id: record.globalId })).node.sop
    expect(await sopOf()).toMatchObject({ current: { number: 1 } })
    await world.mutate(admin, 'archiveSop', { id: sop.id }, '__typename')
    expect(await sopOf()).toBeNull()
    await world.mutate(admin, 'restoreSop', { id: sop.id }, '__typename')
    expect(await sopOf()).toMatchObject({ current: { number: 1 } })
    const foreign = await world.user(await world.organization(), 'ADMIN')
    for (const name of ['archiveSop', 'restoreSop'])
      expect((await world.mutate(foreign, name, { id: sop.id }, '__typename')).code).toBe('NOT_FOUND')
    await world.mutate(admin, 'archiveSop', { id: sop.id }, '__typename')
    expect(
      (await world.mutate(admin, 'assignSop', { taskItemId, sopId: sop.id }, '__typename')).fields?.map(
        ({ path }) => path,
      ),
    ).toEqual(['sopId'])
    expect(
      (
        await world.mutate(
          await world.user(at, 'TRANSACTIONAL', await world.group(at)),
          'assignSop',
          { taskItemId },
          '__typename',
        )
      ).code,
    ).toBe('FORBIDDEN')
  })
})

describe('reading', () => {
  test('is said once a version and person, on a record or not', async () => {
    const { current } = await published()
    const worker = await world.user(at, 'TRANSACTIONAL', await world.group(at))
    const record = await world.action(at, worker)
    await read(current!.id)
    await Promise.all([read(current!.id, worker, { actionId: record.globalId }), read(current!.id, worker)])
    expect((await read(current!.id, worker)).sopVersion?.acknowledgementCount).toBe(2)
  })

  test('is of the version in force, of one’s own tree, on a record that one sees', async () => {
    const sop = await published()
    const { draft: next } = (await draft(sop.id, ['New'])).sop!
    expect((await read(next!.id)).code).toBe('NOT_FOUND')
    const { admin: stranger } = await tree(world)
    expect((await read(sop.current!.id, stranger)).code).toBe('NOT_FOUND')
    const theirs = await world.action(await world.organization(), stranger)
    expect((await read(sop.current!.id, admin, { actionId: theirs.globalId })).code).toBe('NOT_FOUND')
    await publish(sop.id)
    expect(await read(sop.current!.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'Version 2 is in force by now; read that one.',
    })
  })
})
