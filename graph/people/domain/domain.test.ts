// Which domains are those of an organization.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { domainSteps, domainWorld } from '../../testing/domainWorld.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const { codeTo, world, names, create, verify, mailCode, remove, named, verified } = await domainWorld('domains')

describe('a domain is verified', () => {
  test('by its TXT record', async () => {
    const { root, admin, name, domain } = await named()
    expect(domain).toMatchObject({ name, verifiedAt: null, recordName: `_opsgraph.${name}` })
    names.records.set(domain.recordName, ['v=spf1 -all', domain.recordValue])
    const [after] = (await verify(admin, root, name)).organization!.domains
    expect(after!.verifiedAt).toBe(world.clock.now().toISOString())
  })

  test('not without it, by another value, or by that of another organization', async () => {
    const { root, admin, name, domain } = await named()
    expect(await verify(admin, root, name)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`No TXT record was found at _opsgraph.${name}`),
    })
    names.records.set(domain.recordName, [(await named()).domain.recordValue])
    expect(await verify(admin, root, name)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has another value'),
    })
  })

  test('not while the name servers fail, which it says', async () => {
    const { root, admin, name, domain } = await named()
    names.records.set(domain.recordName, [domain.recordValue])
    names.isBroken = true
    const answer = await verify(admin, root, name)
    names.isBroken = false
    expect(answer).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('ESERVFAIL') })
  })

  test('by a code that is mailed to who runs it', async () => {
    const { root, admin, name, domain } = await named()
    expect(domain.mailboxes).toContain(`postmaster@${name}`)
    expect(await mailCode(admin, root, name, `Postmaster@${name}`)).toMatchObject({ sentTo: `postmaster@${name}` })
    const code = await codeTo(`postmaster@${name}`)
    expect(await verify(admin, root, name, 'AAAA-AAAA-AAAA-AAAA')).toMatchObject({ code: 'VALIDATION' })
    const [after] = (await verify(admin, root, name, code.toLowerCase())).organization!.domains
    expect(after!.verifiedAt).not.toBeNull()
  })

  test('by no code that was mailed for another', async () => {
    const [one, other] = [await named(), await named()]
    await mailCode(one.admin, one.root, one.name, `admin@${one.name}`)
    const code = await codeTo(`admin@${one.name}`)
    expect((await verify(other.admin, other.root, other.name, code)).fields?.[0]?.path).toBe('code')
  })
})

test('a code goes to the mailboxes of the domain alone, and where mail is set up', async () => {
  const { root, admin, name } = await named()
  expect((await mailCode(admin, root, name, `somebody@${name}`)).fields?.[0]?.path).toBe('mailbox')
  expect((await mailCode(admin, root, name, 'postmaster@other.test')).fields?.[0]?.path).toBe('mailbox')
  const elsewhere = domainSteps(await World.make({ database: 'domains' }))
  expect(await elsewhere.mailCode(admin, root, name, `postmaster@${name}`)).toMatchObject({ code: 'FORBIDDEN' })
})

describe('of two organizations with one domain', () => {
  test('the second is refused while the record of the first is there, and takes it once it is gone', async () => {
    const first = await verified()
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    const [mine] = (await create(admin, root, first.name)).organization!.domains
    names.records.set(mine!.recordName, [first.domain.recordValue, mine!.recordValue])
    expect(await verify(admin, root, first.name)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('belongs to another organization here'),
    })
    names.records.set(mine!.recordName, [mine!.recordValue])
    expect((await verify(admin, root, first.name)).code).toBeUndefined()
    const kept = await world.prisma.domain.findMany({ where: { name: first.name, verifiedAt: { not: null } } })
    expect(kept.map(({ rootId }) => rootId)).toEqual([root.id])
    const mails = await world.prisma.mail.findMany({ where: { to: { has: first.admin.email } } })
    expect(mails.map(({ subject }) => subject)).toEqual([`${first.name} is not verified any more`])
    const entries = { rootId: first.root.id, noun: 'Domain', action: 'UPDATE' }
    // One of its own verification alone: a stranger stands in no other log.
    expect(await world.prisma.auditEntry.count({ where: entries })).toBe(1)
  })

  test('nothing is taken from the first while the name servers fail', async () => {
    const first = await verified()
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    await create(admin, root, first.name)
    await mailCode(admin, root, first.name, `postmaster@${first.name}`)
    const code = await codeTo(`postmaster@${first.name}`)
    names.isBroken = true
    const answer = await verify(admin, root, first.name, code)
    names.isBroken = false
    expect(answer.code).toBe('CONFLICT')
    const kept = await world.prisma.domain.findMany({ where: { name: first.name, verifiedAt: { not: null } } })
    expect(kept.map(({ rootId }) => rootId)).toEqual([first.root.id])
  })

  test('at once one has it', async () => {
    const [one, other] = [await named(), await named()]
    const [same] = (await create(other.admin, other.root, one.name)).organization!.domains.filter(
      ({ name }) => name === one.name,
    )
    names.records.set(same!.recordName, [one.domain.recordValue, same!.recordValue])
    const answers = await Promise.all([
      verify(one.admin, one.root, one.name),
      verify(other.admin, other.root, one.name),
    ])
    expect(answers.filter(({ code }) => !code)).toHaveLength(1)
  })
})

test.each([
  ['', /like example\.com/],
  ['fleet', /like example\.com/],
  ['127.0.0.1', /like example\.com/],
  ['a..test', /like example\.com/],
  ['-a.test', /like example\.com/],
  ['https://fleet.test', /like example\.com/],
  [`${'a'.repeat(64)}.test`, /like example\.com/],
])('%j is no domain', async (name, message) => {
  const { root } = await tree(world)
  const admin = await world.user(root, 'ADMIN')
  const { fields } = await create(admin, root, name)
  expect(fields).toEqual([{ path: 'name', message: expect.stringMatching(message) }])
})

test('a domain is kept in lower case and in ASCII, and named once', async () => {
  const { root } = await tree(world)
  const admin = await world.user(root, 'ADMIN')
  const [domain] = (await create(admin, root, ' @Flüge.Test. ')).organization!.domains
  expect(domain!.name).toBe('xn--flge-1ra.test')
  expect(await create(admin, root, 'FLÜGE.test')).toMatchObject({ code: 'ALREADY_EXISTS' })
})

test('an organization has at most 100', async () => {
  const { root } = await tree(world)
  const admin = await world.user(root, 'ADMIN')
  const data = Array.from({ length: 100 }, (_, n) => ({
    rootId: root.id,
    name: `n${n}.many.test`,
    proof: randomUUID(),
  }))
  await world.prisma.domain.createMany({ data })
  expect(await create(admin, root, 'one-more.test')).toMatchObject({ code: 'LIMIT_REACHED' })
})

test('one is removed, and then not there', async () => {
  const { root, admin, name } = await verified()
  expect((await remove(admin, root, name)).organization!.domains).toEqual([])
  expect(await remove(admin, root, name)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await verify(admin, root, name)).toMatchObject({ code: 'NOT_FOUND' })
})

describe('nobody but its Admins', () => {
  test('sees or changes the domains of an organization', async () => {
    const { root, admin, name } = await named()
    const member = await world.user(root, 'STRATEGIC')
    const foreign = await world.user((await tree(world)).root, 'ADMIN')
    for (const act of [
      () => create(member, root, 'more.test'),
      () => verify(member, root, name),
      () => mailCode(member, root, name, `admin@${name}`),
      () => remove(member, root, name),
    ])
      expect(await act()).toMatchObject({ code: 'FORBIDDEN' })
    for (const act of [
      () => create(foreign, root, 'more.test'),
      () => verify(foreign, root, name),
      () => mailCode(foreign, root, name, `admin@${name}`),
      () => remove(foreign, root, name),
    ])
      expect(await act()).toMatchObject({ code: 'NOT_FOUND' })
    const source = '($id: ID!) { organization: node(id: $id) { ... on Organization { domains { name } } } }'
    const ask = (as: Person) => world.ask(as, `query ${source}`, { id: root.globalId })
    expect(await ask(member)).toEqual({ organization: { domains: null } })
    expect(await ask(foreign)).toEqual({ organization: null })
    expect(await ask(admin)).toEqual({ organization: { domains: [{ name }] } })
  })

  test('and none below the root', async () => {
    const { root, child } = await tree(world, { below: { child: {} } })
    const admin = await world.user(root, 'ADMIN')
    expect(await create(admin, child, 'below.test')).toMatchObject({ code: 'CONFLICT' })
  })
})
