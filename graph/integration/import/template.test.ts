// The template that a screen or the documentation prints passes its own comparison, whatever it is for.
import { beforeAll, expect, test } from 'vitest'
import { ownDemo } from '../../testing/demo.ts'
import { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { demoIds } from '../../testing/demoIds.ts'
import { effects, fileOf, Imports } from '../../testing/imports.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { kinds } from './kinds.ts'
import { templateOf } from './template.ts'

let demo: World
let home: Organization
let admin: Person
beforeAll(async () => {
  demo = await ownDemo('demo_templates')
  home = { id: demoIds.northway, rootId: demoIds.northway, globalId: globalId('Organization', demoIds.northway) }
  const user = await demo.prisma.user.findUniqueOrThrow({
    where: { email: 'admin@demo.test' },
    select: { id: true, name: true, email: true },
  })
  const session = await demo.prisma.session.create({
    data: { userId: user.id, expiresAt: new Date('2100-01-01') },
    select: { id: true },
  })
  admin = { ...user, globalId: globalId('User', user.id), sessionId: session.id }
}, 120_000)

interface Templates {
  node: { importables: { kind: string; template: string }[] }
}
const templatesOf = async (world: World, at: Organization, person: Person | Context) =>
  (
    await world.ask<Templates>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Organization { importables { kind template } } } }',
      { id: at.globalId },
    )
  ).node.importables
const rowsIn = (template: string) => template.trim().split('\r\n').length - 1

test.each(kinds.map(({ label, kind }, i) => [label, kind, i] as const))(
  '%s: the template and the example of the documentation pass in a fresh demo',
  async (_, kind, i) => {
    const imports = new Imports(demo, home, admin)
    const { template } = (await templatesOf(demo, home, admin)).find((one) => one.kind === kind)!
    for (const text of [template, templateOf(kinds[i]!)]) {
      const {
        rows: { nodes: rows },
      } = await imports.compare(kind, text)
      expect(
        rows.flatMap(({ number, problems }) => problems.map(({ field, message }) => `${number} ${field}: ${message}`)),
      ).toEqual([])
      expect(rows).toHaveLength(2)
    }
  },
)

test.each(['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'] as const)(
  'each passes in a new tree with nothing in it, and below a %s of it',
  async (type) => {
    const world = await World.make()
    const root = await world.organization()
    const at = type === 'CORPORATION' ? root : await world.organization({ parent: root, type })
    const person = await world.user(root, 'ADMIN')
    const imports = new Imports(world, at, person)
    const wanted = {
      ORGANIZATIONS: { CORPORATION: 2, DIVISION: 2, LOCATION: 1, BRANCH: 0 }[type],
      LOCATIONS: 2,
      USERS: 2,
      TASKS: 0,
      RECORDS: 1,
    }
    for (const { kind, template } of await templatesOf(world, at, person)) {
      expect([kind, rowsIn(template)]).toEqual([kind, wanted[kind as keyof typeof wanted]])
      // What the tree has nothing for has headings alone.
      if (rowsIn(template))
        expect(effects(await imports.compare(kind, template))).toEqual(Array(rowsIn(template)).fill('CREATED'))
    }
  },
)

test('is in the language of who reads it, and is known again by its headings', async () => {
  const world = await World.make()
  const root = await world.organization()
  const person = await world.user(root, 'ADMIN')
  const viewer = await loadViewer(world.services.db, person.sessionId, world.clock.now())
  const client = { requestId: 'test', address: '127.0.0.1', userAgent: 'test', language: 'es' } as const
  const all = await templatesOf(world, root, new Context(world.services, client, viewer))
  const { template } = all.find(({ kind }) => kind === 'USERS')!
  expect(template).toMatch(/^\uFEFF?Correo electrónico,Nombre,Organización,/)
  expect(effects(await new Imports(world, root, person).compare('USERS', template))).toEqual(['CREATED', 'CREATED'])
})

test('the template for observations of each metric passes, of the standard ones and of their own', async () => {
  interface Node {
    id: string
    key: string
    importTemplate: string
    organization: { id: string; uuid: string }
  }
  const { metrics } = await demo.ask<{ metrics: { edges: { node: Node }[] } }>(
    admin,
    '{ metrics(first: 100, filter: { status: { eq: ACTIVE } }) { edges { node { id key importTemplate organization { id uuid } } } } }',
  )
  expect(metrics.edges.length).toBeGreaterThan(13)
  for (const {
    node: { id: metricId, key, importTemplate, organization },
  } of metrics.edges) {
    const fileId = await fileOf(demo, { ...home, id: organization.uuid }, admin, importTemplate)
    const { import: made } = await demo.mutate<MutationResult & { import?: { counts: object } }>(
      admin,
      'previewObservationImport',
      { metricId, organizationId: organization.id, fileId },
      'import { counts { added corrected same wrong } }',
    )
    expect([key, made?.counts]).toEqual([key, { added: 1, corrected: 0, same: 0, wrong: 0 }])
  }
})
