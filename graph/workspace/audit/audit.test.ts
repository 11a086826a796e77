// The audit log: what gets into it, who reads what of it, and that nothing of it is ever changed.
import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { nounOf, nounsWith } from '../../kernel/noun.ts'
import { globalId, parseGlobalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { demoNow, readDemo } from '../../testing/demo.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

interface Entry {
  id: string
  at: string
  noun: string
  nounName: string
  about: string
  action: string
  actor: { name: string } | null
  organization: { id: string } | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  changes: { field: string; before: string | null; after: string | null; hiddenBecause: string | null }[]
}

interface Log {
  edges: { node: Entry; cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const fields = `edges { cursor node { id at noun nounName about action actor { name } organization { id } before after
  changes { field before after hiddenBecause } } } pageInfo { hasNextPage endCursor }`

async function logOf(person: Person, at: Organization, args = ''): Promise<Log> {
  const source = `query ($of: ID!) { organization(id: $of) { audit${args} { ${fields} } } }`
  return (await world.ask<{ organization: { audit: Log } }>(person, source, { of: at.globalId })).organization.audit
}

const nodes = async (...args: Parameters<typeof logOf>) => (await logOf(...args)).edges.map(({ node }) => node)

/** A tenant of a test's own, with its Admin. */

const classify = (person: Person, at: Organization, ...codes: string[]) =>
  world.mutate(
    person,
    'upsertClassifications',
    { records: codes.map((naics) => ({ organizationId: at.globalId, naics })) },
    'inserted',
  )

describe('a change by somebody leaves an entry with who made it', () => {
  let root: Organization
  let admin: Person
  const made: Record<string, string> = {}

  beforeAll(async () => {
    ;({ root, admin } = await tree(world))
    made.requester = (await world.user()).globalId
  })

  interface Step {
    mutation: string
    input: () => Record<string, unknown>
    /** What the success says of what was made, to go on with. */
    keeps?: [name: string, selection: string]
    leaves: [noun: string, action: string]
  }

  const at = () => ({ organizationId: root.globalId })
  const steps: Step[] = [
    {
      mutation: 'createDepartment',
      input: () => ({ ...at(), name: 'Dispatch' }),
      keeps: ['department', 'department { id }'],
      leaves: ['Department', 'CREATE'],
    },
    {
      mutation: 'updateDepartment',
      input: () => ({ id: made.department, name: 'Day dispatch' }),
      leaves: ['Department', 'UPDATE'],
    },
    {
      mutation: 'createGroup',
      input: () => ({ departmentId: made.department, name: 'Early' }),
      keeps: ['group', 'group { id }'],
      leaves: ['Group', 'CREATE'],
    },
    { mutation: 'updateGroup', input: () => ({ id: made.group, name: 'Earlier' }), leaves: ['Group', 'UPDATE'] },
    {
      mutation: 'createJobRole',
      input: () => ({ ...at(), name: 'Planner' }),
      keeps: ['jobRole', 'jobRole { id }'],
      leaves: ['JobRole', 'CREATE'],
    },
    {
      mutation: 'updateJobRole',
      input: () => ({ id: made.jobRole, name: 'Head planner' }),
      leaves: ['JobRole', 'UPDATE'],
    },
    {
      mutation: 'setOrganizationDepartments',
      input: () => ({ ...at(), departments: { changes: { addIds: [made.department] } } }),
      leaves: ['OrganizationDepartment', 'CREATE'],
    },
    {
      mutation: 'setOrganizationDepartments',
      input: () => ({ ...at(), departments: { changes: { removeIds: [made.department] } } }),
      leaves: ['OrganizationDepartment', 'DELETE'],
    },
    { mutation: 'deleteGroup', input: () => ({ id: made.group }), leaves: ['Group', 'DELETE'] },
    { mutation: 'deleteJobRole', input: () => ({ id: made.jobRole }), leaves: ['JobRole', 'DELETE'] },
    { mutation: 'deleteDepartment', input: () => ({ id: made.department }), leaves: ['Department', 'DELETE'] },
    {
      mutation: 'createLocation',
      input: () => ({ ...at(), name: 'Yard', typeId: 9 }),
      keeps: ['location', 'location { id }'],
      leaves: ['Location', 'CREATE'],
    },
    {
      mutation: 'updateLocation',
      input: () => ({ id: made.location, name: 'North yard' }),
      leaves: ['Location', 'UPDATE'],
    },
    {
      mutation: 'createGeofence',
      input: () => ({ ...at(), name: 'Gate', area: { circle: { center: { latitude: 1, longitude: 1 }, radius: 50 } } }),
      keeps: ['geofence', 'geofence { id }'],
      leaves: ['Geofence', 'CREATE'],
    },
    {
      mutation: 'updateGeofence',
      input: () => ({ id: made.geofence, name: 'North gate' }),
      leaves: ['Geofence', 'UPDATE'],
    },
    { mutation: 'deleteGeofence', input: () => ({ id: made.geofence }), leaves: ['Geofence', 'DELETE'] },
    {
      mutation: 'createVehicle',
      input: () => ({ ...at(), unitNumber: '4711', type: 'Tractor' }),
      keeps: ['vehicle', 'vehicle { id }'],
      leaves: ['Vehicle', 'CREATE'],
    },
    {
      mutation: 'updateVehicle',
      input: () => ({ id: made.vehicle, unitNumber: '4712' }),
      leaves: ['Vehicle', 'UPDATE'],
    },
    { mutation: 'deleteVehicle', input: () => ({ id: made.vehicle }), leaves: ['Vehicle', 'DELETE'] },
    { mutation: 'deleteLocation', input: () => ({ id: made.location }), leaves: ['Location', 'DELETE'] },
    {
      mutation: 'upsertClassifications',
      input: () => ({ records: [{ ...at(), naics: '484121' }] }),
      leaves: ['IndustryClassification', 'CREATE'],
    },
    {
      mutation: 'deleteClassification',
      input: () => ({ ...at(), naics: '484121' }),
      leaves: ['IndustryClassification', 'DELETE'],
    },
    {
      mutation: 'setRoleMatrixCells',
      input: () => ({ ...at(), cells: [{ capability: 'records.work', accessLevel: 'STRATEGIC', reach: 'ALL' }] }),
      leaves: ['PolicyCell', 'CREATE'],
    },
    {
      mutation: 'createInvitation',
      input: () => at(),
      keeps: ['invitation', 'invitation { id }'],
      leaves: ['Invitation', 'CREATE'],
    },
    { mutation: 'revokeInvitation', input: () => ({ id: made.invitation }), leaves: ['Invitation', 'UPDATE'] },
    {
      mutation: 'createWebhook',
      input: () => ({ ...at(), name: 'Maintenance', url: 'https://203.0.114.9/hooks', events: ['NOTE_ADDED'] }),
      keeps: ['webhook', 'webhook { id }'],
      leaves: ['Webhook', 'CREATE'],
    },
    { mutation: 'rotateWebhookSecret', input: () => ({ id: made.webhook }), leaves: ['Webhook', 'UPDATE'] },
    { mutation: 'deleteWebhook', input: () => ({ id: made.webhook }), leaves: ['Webhook', 'DELETE'] },
    {
      mutation: 'setAuditStream',
      input: () => ({ ...at(), kind: 'WEBHOOK', url: 'https://203.0.114.9/audit', isOn: false }),
      leaves: ['AuditStream', 'CREATE'],
    },
    { mutation: 'rotateAuditStreamSecret', input: at, leaves: ['AuditStream', 'UPDATE'] },
    { mutation: 'deleteAuditStream', input: () => ({ ...at(), version: 2 }), leaves: ['AuditStream', 'DELETE'] },
    {
      mutation: 'updateUser',
      input: () => ({ id: admin.globalId, name: 'Somebody Else' }),
      leaves: ['User', 'UPDATE'],
    },
  ]

  test.each(steps)('$mutation: $leaves', async ({ mutation, input, keeps, leaves }) => {
    const before = (await world.prisma.auditEntry.findMany({ where: { rootId: root.id }, select: { id: true } })).map(
      ({ id }) => id,
    )
    const result = await world.mutate<MutationResult & Record<string, { id: string }>>(
      admin,
      mutation,
      input(),
      keeps?.[1] ?? '__typename',
    )
    expect(result).toMatchObject({ __typename: `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Success` })
    if (keeps) made[keeps[0]] = result[keeps[0]]!.id
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, id: { notIn: before } } })
    expect(entries.map(({ noun, action }) => [noun, action])).toContainEqual(leaves)
    for (const { actorId, before: was, after: is } of entries) {
      expect(actorId).toBe(admin.id)
      expect(JSON.stringify([was, is])).not.toMatch(/password_hash|"hash"|argon2/)
    }
  })

  test('of each kind there is a word', async () => {
    const rows = await world.prisma.$queryRaw<{ noun: string; of: string }[]>`
      select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as noun, c.relname as of from pg_trigger t
      join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid where p.proname = 'audit'`
    const functions = await world.prisma.$queryRaw<{ prosrc: string }[]>`
      select prosrc from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'into audit_entry'`
    const sources = fs
      .readdirSync(projectFile('graph'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('seed/'))
      .map((file) => fs.readFileSync(projectFile('graph', file), 'utf8'))
    const writers = [...functions.map(({ prosrc }) => prosrc), ...sources].flatMap(
      (text) => text.match(/into audit_entry[^;`]*/g) ?? [],
    )
    expect(writers.length).toBeGreaterThan(functions.length)
    const written = writers.flatMap((text) => [...text.matchAll(/'([A-Z][a-z]\w*)'/g)].map(([, noun]) => noun!))
    expect([...new Set([...rows.map(({ noun }) => noun), ...written])].sort()).toEqual(
      nounsWith('audited')
        .map(({ type }) => type)
        .sort(),
    )
    for (const { noun, of } of rows) expect([noun, nounOf(noun)?.table]).toEqual([noun, of])
    expect(sources.filter((text) => /auditEntry\.create/.test(text))).toEqual([])
  })

  test('and what a seed writes leaves none', async () => {
    const { prisma } = await readDemo()
    // Those that are told of are older; what a trigger writes is of today.
    expect(await prisma.auditEntry.findMany({ where: { at: { gte: demoNow } } })).toEqual([])
    const told = await prisma.auditEntry.findMany({ distinct: 'noun', select: { noun: true } })
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter(({ noun }) => !nounOf(noun)?.audited)).toEqual([])
  })

  test('that nobody can change or take away', async () => {
    const entry = await world.prisma.auditEntry.findFirstOrThrow({ where: { rootId: root.id } })
    await expect(world.prisma.auditEntry.update({ where: { id: entry.id }, data: { noun: 'x' } })).rejects.toThrow()
    await expect(world.prisma.auditEntry.delete({ where: { id: entry.id } })).rejects.toThrow()
    await expect(world.prisma.$executeRaw`truncate audit_entry`).rejects.toThrow()
    expect(await world.prisma.auditEntry.findUnique({ where: { id: entry.id } })).toEqual(entry)
  })
})

describe('the log', () => {
  test('says what was changed in words, the newest first', async () => {
    const { root, admin } = await tree(world)
    await classify(admin, root, '484121')
    await classify(admin, root, '493110')
    await world.mutate(
      admin,
      'setRoleMatrixCells',
      {
        organizationId: root.globalId,
        cells: [{ capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' }],
      },
      '__typename',
    )
    const entries = await nodes(admin, root)
    expect(entries.map(({ nounName, about, action, actor }) => [nounName, about, action, actor?.name])).toEqual([
      ['role matrix', 'Whether Tactical Mgt may accept association requests', 'CREATE', admin.name],
      ['industry', '493110 General Warehousing and Storage', 'CREATE', admin.name],
      ['industry', '484121 General Freight Trucking, Long-Distance, Truckload', 'CREATE', admin.name],
    ])
    expect(entries[0]!.changes).toContainEqual({
      field: 'Reach',
      before: null,
      after: 'their departments',
      hiddenBecause: null,
    })
    expect(entries[2]!.changes).toContainEqual({
      field: 'Main industry',
      before: null,
      after: 'yes',
      hiddenBecause: null,
    })
  })

  test('names what ids stand for, all in one statement', async () => {
    const { root, admin } = await tree(world)
    const codes = { organizationId: root.globalId }
    const departments = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        world.mutate<{ department: { id: string } }>(
          admin,
          'createDepartment',
          { ...codes, name },
          'department { id }',
        ),
      ),
    )
    for (const { department } of departments)
      await world.mutate(admin, 'createGroup', { departmentId: department.id, name: 'Early' }, '__typename')
    let entries: Entry[] = []
    const sent = await statementsOf(async () => {
      entries = await nodes(admin, root, '(first: 50)')
    })
    const names = entries
      .filter(({ noun }) => noun === 'Group')
      .flatMap(({ changes }) => changes.filter(({ field }) => field === 'Department'))
    expect(new Set(names.map(({ after }) => after))).toEqual(new Set(['One', 'Two', 'Three']))
    const of = (text: string) => sent.filter((statement) => statement.includes(text)).length
    expect([of('audit_entry'), of("'JobRole '")]).toEqual([1, 1])
    // With the session, the organization, who and where.
    expect(sent.length).toBeLessThanOrEqual(6)
  })

  test('goes on page by page, and never says a thing twice', async () => {
    const { root, admin } = await tree(world)
    for (const naics of ['484110', '484121', '484122', '484210', '484220']) await classify(admin, root, naics)
    const all = await nodes(admin, root)
    const found: string[] = []
    let after = ''
    for (let i = 0; i < 3; i += 1) {
      const { edges, pageInfo } = await logOf(admin, root, `(first: 2${after})`)
      found.push(...edges.map(({ node }) => node.id))
      expect(pageInfo.hasNextPage).toBe(i < 2)
      after = `, after: "${pageInfo.endCursor}"`
    }
    expect(found).toEqual(all.map(({ id }) => id))
    const { errors } = await world.run(
      admin,
      'query ($of: ID!) { organization(id: $of) { audit(after: "x") { edges { cursor } } } }',
      { of: root.globalId },
    )
    expect(errors?.[0]?.message).toBe('after: this cursor is of another list')
  })

  test('is narrowed by what, who and when, and has what is below where that is asked', async () => {
    const { root, admin } = await tree(world)
    const division = await world.organization({ parent: root })
    const other = await world.user(root, 'STRATEGIC')
    await classify(admin, root, '484121')
    await classify(other, division, '484122')
    await world.mutate(admin, 'createJobRole', { organizationId: root.globalId, name: 'Planner' }, '__typename')
    const nouns = async (args: string, at = root) => (await nodes(admin, at, args)).map(({ noun }) => noun)
    expect(await nouns('')).toEqual(['JobRole', 'IndustryClassification'])
    expect(await nouns('(includeBelow: true)')).toEqual(['JobRole', 'IndustryClassification', 'IndustryClassification'])
    expect(await nouns('(includeBelow: true)', division)).toEqual(['IndustryClassification'])
    expect(await nouns('(filter: { noun: { eq: JOB_ROLE } })')).toEqual(['JobRole'])
    expect(await nouns(`(filter: { actor: { eq: "${other.globalId}" } }, includeBelow: true)`)).toEqual([
      'IndustryClassification',
    ])
    expect(await nouns(`(filter: { organization: { below: "${division.globalId}" } }, includeBelow: true)`)).toEqual([
      'IndustryClassification',
    ])
    expect(await nouns('(filter: { not: { noun: { eq: JOB_ROLE } }, action: { eq: CREATE } })')).toEqual([
      'IndustryClassification',
    ])
    expect(await nouns('(orderBy: { field: AT, direction: ASC })')).toEqual(['IndustryClassification', 'JobRole'])
    const now = new Date(Date.now() + 60_000).toISOString()
    expect(await nouns(`(filter: { at: { gte: "${now}" } })`)).toEqual([])
    expect(await nouns(`(filter: { at: { lt: "${now}" } })`)).toHaveLength(2)
    expect(await nouns('(filter: { at: { lt: "2020-01-01T00:00:00Z" } })')).toEqual([])
    expect(await nouns('(filter: { at: { gte: "2020-01-01T00:00:00Z" } })')).toHaveLength(2)
    const day = new Date().toISOString().slice(0, 10)
    expect(await nouns(`(filter: { day: { gte: "${day}", lte: "${day}" } })`)).toHaveLength(2)
    expect(await nouns('(filter: { day: { lte: "2020-01-01" } })')).toEqual([])
    const { errors } = await world.run(
      admin,
      'query ($of: ID!) { organization(id: $of) { audit(filter: { day: { lte: "2026-02-30" } }) { edges { cursor } } } }',
      { of: root.globalId },
    )
    expect(errors?.[0]?.message).toBe('filter.day.lte: write a day as 2026-11-20')
  })

  test('is read by those who may read all of it; others read what they changed themselves', async () => {
    const { root, admin } = await tree(world)
    await classify(admin, root, '484121')
    for (const level of accessLevels) {
      const person = await world.user(root, level)
      await world.mutate(person, 'updateUser', { id: person.globalId, name: `New ${level}` }, '__typename')
      const seen = await nodes(person, root)
      const all = level === 'ADMIN' || level === 'STRATEGIC'
      const { organization } = await world.ask<{ organization: { can: { readAudit: object } } }>(
        person,
        'query ($of: ID!) { organization(id: $of) { can { readAudit { allowed reason whoCan } } } }',
        { of: root.globalId },
      )
      const whoCan = ['Admin', 'Strategic']
      expect(organization.can.readAudit).toEqual({
        allowed: all,
        reason: all ? null : 'To read the audit log here takes Admin or Strategic.',
        whoCan,
      })
      if (all) expect(seen.some(({ noun }) => noun === 'IndustryClassification')).toBe(true)
      else expect(seen.map(({ noun, actor }) => [noun, actor!.name])).toEqual([['User', `New ${level}`]])
    }
  })

  test('of a part is read by its own Strategic, not that of above or beside it', async () => {
    const { root, admin } = await tree(world)
    const [division, beside] = [await world.organization({ parent: root }), await world.organization({ parent: root })]
    for (const at of [root, division, beside]) await classify(admin, at, '484121')
    const person = await world.user(division, 'STRATEGIC')
    const { auditEntries } = await world.ask<{ auditEntries: Log }>(person, `{ auditEntries { ${fields} } }`)
    expect(auditEntries.edges.map(({ node }) => node.organization?.id)).toEqual([division.globalId])
  })

  test('of another tenant is none, by whatever door', async () => {
    const { root, admin } = await tree(world)
    await classify(admin, root, '484121')
    const [entry] = await nodes(admin, root)
    const { admin: stranger } = await tree(world)
    const nobody = await world.user()
    const query = 'query ($id: ID!) { node(id: $id) { id } auditEntries { edges { node { id } } } }'
    expect(await world.ask(admin, query, { id: entry!.id })).toMatchObject({ node: { id: entry!.id } })
    for (const person of [stranger, nobody]) {
      expect(await world.ask(person, query, { id: entry!.id })).toEqual({ node: null, auditEntries: { edges: [] } })
    }
    for (const id of ['x', globalId('AuditEntry', 'x')])
      expect((await world.ask<{ node: unknown }>(admin, query, { id })).node).toBeNull()
    expect(parseGlobalId(entry!.id)?.type).toBe('AuditEntry')
  })

  test('shows no employer identifier to who may not see it, and says why', async () => {
    const { root, admin } = await tree(world)
    const part = await world.organization({ parent: root })
    // Written as a mutation does, with who it is by.
    await world.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`select set_config('opsgraph.actor', ${admin.id}, true)`
      await transaction.organization.update({
        where: { id: part.id },
        data: { employerIdentifier: '12-3456789', dbaName: 'Part' },
      })
    })
    const change = { capability: 'audit.read', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' }
    await world.mutate(admin, 'setRoleMatrixCells', { organizationId: root.globalId, cells: [change] }, '__typename')
    const person = await world.user(part, 'TACTICAL', await world.group(root))
    const [seen] = await nodes(person, part)
    expect(JSON.stringify(seen)).not.toContain('3456789')
    expect(seen!.changes).toEqual([
      { field: 'Does business as', before: null, after: 'Part', hiddenBecause: null },
      {
        field: 'EIN',
        before: null,
        after: null,
        hiddenBecause: 'To see employer identifiers and margins here takes Admin or Strategic.',
      },
    ])
    const [whole] = await nodes(admin, part)
    expect(whole!.changes[1]).toEqual({
      field: 'EIN',
      before: '00-0000001',
      after: '12-3456789',
      hiddenBecause: null,
    })
    expect(whole!.after).toMatchObject({ employer_identifier: '12-3456789' })
  })
})
