// What somebody who creates an organization begins with: the starter set, and the first steps on their board.
import { describe, expect, test } from 'vitest'
import { Context } from '../../kernel/context.ts'
import { uuidOf } from '../../kernel/node.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import type { Language } from '../../kernel/messages/languages.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { World, type MutationResult } from '../../testing/world.ts'

const world = await World.make({ settings: { ROOTS_PER_PERSON: 50, ROOTS_IN_ALL: 500 } })

interface Made extends MutationResult {
  organization?: { id: string }
}

async function speaking(person: Person, language: Language): Promise<Context> {
  const viewer = await loadViewer(world.services.db, person.sessionId, world.clock.now())
  return new Context(world.services, { requestId: 'test', address: '127.0.0.1', userAgent: 'test', language }, viewer)
}

const create = (as: Person | Context, more: object = {}) =>
  world.mutate<Made>(as, 'createOrganization', { legalName: 'Harbour Haulage', ...more }, 'organization { id }')

/** An organization that somebody has created, and its uuid. */
async function founded(more: object = {}, language: Language = 'en') {
  const person = await world.user()
  const { organization } = await create(await speaking(person, language), more)
  const globalId = organization!.id
  return { person, globalId, rootId: uuidOf('Organization', globalId) }
}

const steps = async (person: Person) => {
  const { viewer } = await world.ask<{
    viewer: { onboarding: { organization: { id: string }; steps: { kind: string; isDone: boolean }[] } | null }
  }>(person, '{ viewer { onboarding { organization { id } steps { kind isDone } } } }')
  return viewer.onboarding
}
const doneOf = async (person: Person) =>
  (await steps(person))?.steps.filter(({ isDone }) => isDone).map(({ kind }) => kind)

const namesOf = async (person: Person) =>
  world.ask(
    person,
    `{
      departments(first: 9) { nodes { name groups { name } } }
      majorTasks(first: 9) { nodes { name } }
      checklists(first: 9) { nodes { name } }
      benchmarks(first: 9) { nodes { name actionMetric { targetThreshold } } }
      tours(first: 9) { nodes { name stops { name } } }
      board { bucket(name: NEXT) { actions(first: 9) { nodes { title state assignee { id } checklists { checklist { name } } } } } }
    }`,
  )

/** A value of a standard metric. */
async function enter(person: Person, rootId: string) {
  const metric = await standardMetric(world, { rootId }, 'route-punctuality-adherence')
  const organization = { id: rootId, rootId } as Organization
  await observe(world, metric.id, organization, [{ at: world.clock.now(), values: [19, 20] }], person)
}

/** A file that was imported whole. */
async function importFile({ id: createdById }: Person, organizationId: string) {
  const at = { createdAt: world.clock.now(), touchedAt: world.clock.now() }
  const file = { kind: 'TASKS', state: 'DONE', name: 'tasks.csv', headings: [], fields: [], total: 0 } as const
  await world.prisma.import.create({ data: { ...file, ...at, organizationId, createdById, headings: [], fields: [] } })
}

describe('the starter set for fleets', () => {
  test('is there at once, with a record of its routine on the board of who began it', async () => {
    const { person } = await founded({ starterSet: 'FLEET', timeZone: 'America/Denver' })
    expect(await namesOf(person)).toEqual({
      departments: {
        nodes: [
          { name: 'Maintenance', groups: [{ name: 'Workshop' }, { name: 'Yard' }] },
          { name: 'Operations', groups: [{ name: 'Dispatch' }, { name: 'Drivers' }] },
        ],
      },
      majorTasks: { nodes: [{ name: 'Daily checks' }, { name: 'Fleet maintenance' }] },
      checklists: { nodes: [{ name: 'Pre-trip inspection' }] },
      benchmarks: { nodes: [{ name: 'On-time stops', actionMetric: { targetThreshold: 95 } }] },
      tours: {
        nodes: [
          {
            name: 'Yard round',
            stops: [{ name: 'Gate' }, { name: 'Trailer parking' }, { name: 'Dock' }, { name: 'Fuel island' }],
          },
        ],
      },
      board: {
        bucket: {
          actions: {
            nodes: [
              {
                title: 'Pre-trip inspection',
                state: 'QUEUED',
                assignee: { id: person.globalId },
                checklists: [{ checklist: { name: 'Pre-trip inspection' } }],
              },
            ],
          },
        },
      },
    })
  })

  test('is in the language of who begins', async () => {
    const { person } = await founded({ starterSet: 'FLEET' }, 'es')
    expect(await namesOf(person)).toMatchObject({
      majorTasks: { nodes: [{ name: 'Controles diarios' }, { name: 'Mantenimiento de la flota' }] },
      board: { bucket: { actions: { nodes: [{ title: 'Inspección previa al viaje' }] } } },
    })
  })

  test('comes only where it is asked for, and only to an organization without a parent', async () => {
    const { person, globalId, rootId } = await founded()
    expect(await world.prisma.department.count({ where: { organizationId: rootId } })).toBe(0)
    const refused = await create(person, { parentId: globalId, starterSet: 'FLEET' })
    expect(refused).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'starterSet' }] })
  })
})

describe('the first steps', () => {
  test('are ticked by what is there', async () => {
    const { person, globalId, rootId } = await founded()
    expect(await steps(person)).toEqual({
      organization: { id: globalId },
      steps: ['INVITE', 'IMPORT', 'ROUTINE', 'METRIC', 'TOUR'].map((kind) => ({ kind, isDone: false })),
    })
    await world.mutate(person, 'createInvitation', { organizationId: globalId, accessLevel: 'STRATEGIC' }, '__typename')
    expect(await doneOf(person)).toEqual(['INVITE'])
    const tour = { organizationId: globalId, name: 'Round', stops: [{ name: 'Gate' }] }
    await world.mutate(
      person,
      'createTour',
      { ...tour, cadence: { recurrence: { preset: 'DAILY' }, startsOn: '2026-11-24T06:00' } },
      '__typename',
    )
    expect(await doneOf(person)).toEqual(['INVITE', 'ROUTINE', 'TOUR'])
    await enter(person, rootId)
    expect(await doneOf(person)).toEqual(['INVITE', 'ROUTINE', 'METRIC', 'TOUR'])
  })

  test('are gone once all are done', async () => {
    const { person, globalId, rootId } = await founded({ starterSet: 'FLEET' })
    await enter(person, rootId)
    await world.mutate(person, 'createInvitation', { organizationId: globalId, accessLevel: 'STRATEGIC' }, '__typename')
    await importFile(person, rootId)
    expect(await steps(person)).toBeNull()
  })

  test('are put away for good', async () => {
    const { person } = await founded()
    const { viewer } = await world.mutate<MutationResult & { viewer: unknown }>(
      person,
      'dismissOnboarding',
      {},
      'viewer { onboarding { steps { kind } } }',
    )
    expect(viewer).toEqual({ onboarding: null })
    expect(await steps(person)).toBeNull()
  })

  test('are shown to nobody else, nor to who is no Admin there any more', async () => {
    const { admin } = await tree(world)
    expect(await steps(admin)).toBeNull()
    const { person, rootId } = await founded()
    const { jobRoleId } = await world.prisma.membership.findFirstOrThrow({ where: { organizationId: rootId } })
    const other = await world.user()
    const membership = { userId: other.id, organizationId: rootId, jobRoleId, accessLevel: 'ADMIN' } as const
    await world.prisma.membership.create({ data: { ...membership, startsAt: world.clock.now() } })
    expect(await steps(other)).toBeNull()
    const { id } = await world.prisma.membership.findFirstOrThrow({ where: { userId: person.id } })
    await world.prisma.membership.update({ where: { id }, data: { accessLevel: 'TACTICAL' } })
    expect(await steps(person)).toBeNull()
  })

  test('take one statement, and of who administers nothing none', async () => {
    const { person } = await founded({ starterSet: 'FLEET' })
    const ask = (as: Person) => statementsOf(() => world.ask(as, '{ viewer { onboarding { steps { isDone } } } }'))
    // The session, and the steps.
    expect(await ask(person)).toHaveLength(2)
    expect(await ask(await world.user())).toHaveLength(1)
  })
})
