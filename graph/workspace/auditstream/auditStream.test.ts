// Where an audit log is sent on to, as its Admins set it: who may, what is refused and why, and what is shown of it.
import { describe, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import { globalId } from '../../kernel/node.ts'
import { addEntries, rowOf, waitingOf, type StreamAnswer } from '../../testing/auditStreams.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { providersKey } from '../../testing/samlKeys.ts'
import { receiversAuthority } from '../../testing/syslogKeys.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

const https = 'https://1.1.1.1/audit'
const syslog = 'syslog+tls://1.1.1.1:6514'

const set = (as: Person, { globalId: organizationId }: Organization, input: object, where = world) =>
  where.mutate<StreamAnswer>(as, 'setAuditStream', { organizationId, ...input }, 'secret')

interface Shown {
  kind: string
  url: string
  [of: string]: unknown
}

const fields = `kind url certificate isOn since lastSentAt sentCount waitingCount isWaitingCountExact leftOutCount failingSince
  trouble nextAttemptAt oldSecretUntil version`
const shownTo = async (as: Person, { globalId: id }: Organization, language?: 'es') => {
  const context = await world.context(as)
  context.client.language = language
  return (
    await world.ask<{ node: { auditStream: Shown | null } | null }>(
      context,
      `query ($id: ID!) { node(id: $id) { ... on Organization { auditStream { ${fields} } } } }`,
      { id },
    )
  ).node?.auditStream
}

describe('setting it', () => {
  test('begins at once, and shows the secret of a webhook once', async () => {
    const { root, admin } = await tree(world)
    const { secret } = await set(admin, root, { kind: 'WEBHOOK', url: https })
    expect(secret).toMatch(/^whsec_/)
    const shown = await shownTo(admin, root)
    expect(shown).toEqual({
      kind: 'WEBHOOK',
      url: https,
      certificate: null,
      isOn: true,
      since: world.clock.now().toISOString(),
      lastSentAt: null,
      sentCount: 0,
      waitingCount: 1,
      isWaitingCountExact: true,
      leftOutCount: 0,
      failingSince: null,
      trouble: null,
      nextAttemptAt: null,
      oldSecretUntil: null,
      version: 1,
    })
    expect((await set(admin, root, { url: `${https}/2`, version: 1 })).secret).toBeNull()
    expect(await shownTo(admin, root)).toMatchObject({ url: `${https}/2`, version: 2, isOn: true })
    expect((await set(admin, root, { kind: 'SYSLOG', url: syslog })).secret).toBeNull()
    expect(await rowOf(world, { root })).toMatchObject({ secretName: null })
    const again = await set(admin, root, { kind: 'WEBHOOK', url: https })
    expect(again.secret).toMatch(/^whsec_/)
    expect(again.secret).not.toBe(secret)
  })

  test('is audited, but for how sending goes', async () => {
    const { root, admin } = await tree(world)
    const { secret } = await set(admin, root, { kind: 'WEBHOOK', url: https })
    await set(admin, root, { isOn: false })
    await world.mutate(admin, 'deleteAuditStream', { organizationId: root.globalId, version: 2 }, '__typename')
    const entries = await world.prisma.auditEntry.findMany({
      where: { rootId: root.id, noun: 'AuditStream' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, nounId, actorId }) => [action, nounId, actorId])).toEqual(
      ['CREATE', 'UPDATE', 'DELETE'].map((action) => [action, root.id, admin.id]),
    )
    expect(JSON.stringify(entries)).not.toContain(secret!.slice(6))
    expect(Object.keys(entries[0]!.after as object).toSorted()).toEqual([
      'certificate',
      'is_on',
      'kind',
      'old_secret_name',
      'old_secret_until',
      'root_id',
      'secret_name',
      'since',
      'url',
    ])
  })

  test('takes the certificates of authorities, and gives them back', async () => {
    const { root, admin } = await tree(world)
    const certificate = `${receiversAuthority}\r\n${providersKey.certificate}\n`
    await set(admin, root, { kind: 'SYSLOG', url: syslog, certificate })
    const kept = (await shownTo(admin, root))!.certificate as string
    expect(kept.match(/BEGIN CERTIFICATE/g)).toHaveLength(2)
    expect((await set(admin, root, { isOn: false })).code).toBeUndefined()
    expect(await shownTo(admin, root)).toMatchObject({ certificate: kept })
    await set(admin, root, { certificate: kept })
    expect(await shownTo(admin, root)).toMatchObject({ certificate: kept })
    await set(admin, root, { certificate: '' })
    expect(await shownTo(admin, root)).toMatchObject({ certificate: null })
  })

  test('from an older version says what has changed', async () => {
    const { root, admin } = await tree(world)
    await set(admin, root, { kind: 'WEBHOOK', url: https })
    await set(admin, root, { url: `${https}/2` })
    const { code, differences } = await set(admin, root, { url: `${https}/3`, version: 1 })
    expect([code, differences]).toEqual([
      'VERSION_CONFLICT',
      [
        { field: 'url', yours: `${https}/3`, current: `${https}/2` },
        { field: 'version', yours: '1', current: '2' },
      ],
    ])
    expect((await set(admin, root, { isOn: false, version: 0 })).code).toBe('VERSION_CONFLICT')
  })

  test('is of one at a time: of two that set the first one, one is told of the other', async () => {
    const { root, admin } = await tree(world)
    const answers = await Promise.all(
      [1, 2].map((n) => set(admin, root, { kind: 'WEBHOOK', url: `${https}/${n}`, version: 0 })),
    )
    expect(answers.filter(({ code }) => code === 'VERSION_CONFLICT')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
  })
})

describe('who may', () => {
  const mutations: [string, object][] = [
    ['setAuditStream', { url: `${https}/x` }],
    ['rotateAuditStreamSecret', {}],
    ['testAuditStream', {}],
    ['deleteAuditStream', { version: 1 }],
  ]

  test('is an Admin of the root', async () => {
    const { root, below, people, boss } = await tree(world, {
      below: { below: {} },
      levels: {},
      people: { boss: { level: 'ADMIN', at: 'below' } },
    })
    await set(people.ADMIN, root, { kind: 'WEBHOOK', url: https })
    const others = [...accessLevels.filter((level) => level !== 'ADMIN').map((level) => people[level]), boss]
    for (const person of others) {
      expect((await shownTo(person, root)) ?? null).toBeNull()
      for (const [name, input] of mutations) {
        const { code } = await world.mutate(person, name, { organizationId: root.globalId, ...input }, '__typename')
        expect([name, ['FORBIDDEN', 'NOT_FOUND'].includes(code!)]).toEqual([name, true])
      }
    }
    expect(await shownTo(people.ADMIN, below)).toBeNull()
    expect((await set(people.ADMIN, below, { kind: 'WEBHOOK', url: https })).code).toBe('CONFLICT')
    expect(await shownTo(people.ADMIN, root)).toMatchObject({ url: https, version: 1 })
  })

  test('is nobody of another organization: it is not found', async () => {
    const { root, admin } = await tree(world)
    const { admin: stranger } = await tree(world)
    await set(admin, root, { kind: 'WEBHOOK', url: https })
    expect((await shownTo(stranger, root)) ?? null).toBeNull()
    for (const organizationId of [root.globalId, globalId('Organization', '019a0000-0000-7000-8000-000000000000')])
      for (const [name, input] of mutations) {
        const { code } = await world.mutate(stranger, name, { organizationId, ...input }, '__typename')
        expect([name, code]).toEqual([name, 'NOT_FOUND'])
      }
    expect(await shownTo(admin, root)).toMatchObject({ url: https, version: 1 })
  })

  test('is no program with an access token', async () => {
    const { root, admin } = await tree(world)
    const { headers } = await accessTokenOf(world, admin, { scopes: ['WRITE', 'READ'] })
    const response = await fetch(`${await world.serve()}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation($input: SetAuditStreamInput!) { setAuditStream(input: $input) { __typename } }`,
        variables: { input: { organizationId: root.globalId, kind: 'WEBHOOK', url: https } },
      }),
    })
    expect(JSON.stringify(await response.json())).toMatch(/FORBIDDEN|ForbiddenError/)
    expect(await world.prisma.auditStream.count({ where: { rootId: root.id } })).toBe(0)
  })
})

describe('what is shown', () => {
  test('is how it fails, in the language of who reads', async () => {
    const { root, admin } = await tree(world)
    await set(admin, root, { kind: 'WEBHOOK', url: https })
    const nextAt = new Date(world.clock.now().getTime() + 60_000)
    const failing = { failingSince: world.clock.now(), tries: 3, leftOut: 5_000_000_000n, sent: 7n, nextAt }
    const trouble = JSON.stringify({ en: 'It was refused.', es: 'Se rechazó.' })
    await world.prisma.auditStream.update({ where: { rootId: root.id }, data: { ...failing, trouble } })
    expect(await shownTo(admin, root)).toMatchObject({
      failingSince: failing.failingSince.toISOString(),
      trouble: 'It was refused.',
      nextAttemptAt: nextAt.toISOString(),
      sentCount: 7,
      leftOutCount: 2_147_483_647,
    })
    expect(await shownTo(admin, root, 'es')).toMatchObject({ trouble: 'Se rechazó.' })
  })

  test('is how many wait, up to 10,000', async () => {
    const { root, admin } = await tree(world)
    await set(admin, root, { kind: 'WEBHOOK', url: https })
    await world.prisma.auditStreamEntry.deleteMany({ where: { rootId: root.id } })
    await world.prisma.$executeRaw`
      insert into audit_stream_entry (root_id, entry_id) select ${root.id}::uuid, uuidv7() from generate_series(1, 10000)`
    expect(await shownTo(admin, root)).toMatchObject({ waitingCount: 10_000, isWaitingCountExact: true })
    await addEntries(world, { root, admin }, 1)
    expect(await shownTo(admin, root)).toMatchObject({ waitingCount: 10_000, isWaitingCountExact: false })
    await world.mutate(admin, 'deleteAuditStream', { organizationId: root.globalId, version: 1 }, '__typename')
    expect(await waitingOf(world, { root })).toEqual([])
    expect(await shownTo(admin, root)).toBeNull()
  })
})
