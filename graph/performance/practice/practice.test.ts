import { entryId } from '../../kernel/entryId.ts'
import { priority } from '../../testing/entryIds.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { reasonTexts } from '../peer/reasons.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { areasOf } from './areaOf.ts'
import { maturityOf, stageOf } from './maturity.ts'

const world = await World.make()
const { root, branch, spot, otherSpot, people } = await tree(world, {
  root: { name: 'Root freight' },
  below: { branch: { name: 'Branch' } },
  groups: { spot: { name: 'Tractors' }, otherSpot: { name: 'Dock' } },
  levels: { at: 'branch', in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface Practice {
  id: string
  featureId: string
  area: string
  function: string
  feature: string
  requirement: string
  standardSolutions: { name: string; industry: string }[]
  status: string | null
  statusName: string
  solution: { id: string } | null
  note: string
  answeredBy: string | null
  version: number
  inheritedFrom: string | null
  isGap: boolean
  action: { id: string; stateName: string } | null
  hasOpenAction: boolean
  offersInPlace: boolean
}

interface Area {
  name: string
  isOwn: boolean
  features: number
  answered: number
  gaps: number
  requiredGaps: number
  maturity: number | null
  stage: string
}

interface Board {
  place: string
  industry: { naics: { code: string }[]; organization: string } | null
  areas: Area[]
  practices: Practice[]
  can: { answer: { allowed: boolean; reason: string | null } }
}

interface Place {
  organizationId: string
  departmentId?: string
  groupId?: string
}

type Saved = MutationResult & { practices: Practice[]; areas: Area[] }
type Opened = MutationResult & {
  action: {
    id: string
    title: string
    description: string
    priority: { id: string }
    group: { id: string } | null
  }
  practice: Practice
}

const fields = `id featureId area function feature requirement standardSolutions { name industry } status statusName solution { id } note answeredBy version
  inheritedFrom isGap action { id stateName } hasOpenAction offersInPlace`
const areaFields = 'name isOwn features answered gaps requiredGaps maturity stage'
const source = `query ($organizationId: ID, $departmentId: ID, $groupId: ID) {
  practices(organizationId: $organizationId, departmentId: $departmentId, groupId: $groupId) {
    place industry { naics { code } organization } areas { ${areaFields} } practices { ${fields} } can { answer { allowed reason } } } }`
const boardOf = async (person: Person, place: Place) =>
  (await world.ask<{ practices: Board | null }>(person, source, { ...place })).practices!
const at = ({ globalId: organizationId }: Organization): Place => ({ organizationId })
const department = ({ departmentId }: Spot) => globalId('Department', departmentId)
const group = ({ groupId }: Spot) => globalId('Group', groupId)
const save = (person: Person, place: Place, ...answers: object[]) =>
  world.mutate<Saved>(
    person,
    'savePracticeAnswers',
    { ...place, answers },
    `practices { ${fields} } areas { ${areaFields} }`,
  )
const open = (person: Person, place: Place, featureId: number, more: object = {}) =>
  world.mutate<Opened>(
    person,
    'adoptPracticeGap',
    { ...place, featureId, ...more },
    `action { id title description priority { id } group { id } } practice { ${fields} }`,
  )
const practiceOf = async (person: Person, place: Place, featureId: number) =>
  (await boardOf(person, place)).practices.find((one) => one.featureId === entryId('PracticeFeature', featureId))!

/** A tree of its own, with its Admin. */
const grove = () => tree(world, { root: { name: 'Top' }, below: { below: { name: 'Below' } } })

describe('the lists', () => {
  test('name what ten departments need, and solutions that cover it', async () => {
    const { needed, standard } = await world.ask<{
      needed: { internalID: number; area: string; solutions: { internalID: number }[] }[]
      standard: { internalID: number; features: { internalID: number }[]; naics: string[] }[]
    }>(
      people.TRANSACTIONAL,
      `{ needed: legacyPracticeFeatures { internalID area solutions { internalID } }
        standard: legacyTechnologySolutions { internalID naics features { internalID } } }`,
    )
    expect(new Set(needed.map(({ area }) => area)).size).toBe(10)
    expect([needed.length, standard.length]).toEqual([120, 49])
    expect(needed.filter(({ solutions }) => !solutions.length)).toEqual([])
    for (const { internalID, solutions } of needed) {
      for (const one of solutions)
        expect(standard.find((other) => other.internalID === one.internalID)!.features).toContainEqual({ internalID })
    }
    expect(standard.every(({ naics }) => naics.every((digits) => /^\d{2,6}$/.test(digits)))).toBe(true)
  })

  test('are paged, and narrowed to an industry', async () => {
    const of = async (naics: string) =>
      (
        await world.ask<{ legacyTechnologySolutions: { name: string }[] }>(
          stranger,
          'query ($naics: String) { legacyTechnologySolutions(naics: $naics) { name } }',
          { naics },
        )
      ).legacyTechnologySolutions.map(({ name }) => name)
    expect(await of('484121')).toEqual(
      expect.arrayContaining(['Electronic logging device', 'Enterprise resource planning']),
    )
    expect(await of('493110')).not.toContain('Electronic logging device')
    expect(await of('493110')).toContain('Warehouse management system')
    const { legacyPracticeFeatures } = await world.ask<{ legacyPracticeFeatures: { internalID: number }[] }>(
      stranger,
      '{ legacyPracticeFeatures(limit: 2, offset: 3) { internalID } }',
    )
    expect(legacyPracticeFeatures).toEqual([{ internalID: 4 }, { internalID: 5 }])
    expect(
      (await world.run(stranger, '{ legacyPracticeFeatures(limit: 0) { internalID } }')).errors?.[0]?.message,
    ).toMatch('limit')
  })
})

describe('maturity', () => {
  test('weighs what is required thrice, leaves out what does not apply, and is nothing without answers', () => {
    const required = (status: 'IN_PLACE' | 'NOT_STARTED' | 'PLANNED' | 'NOT_APPLICABLE' | null) => ({
      requirement: 'REQUIRED' as const,
      status,
    })
    // (3 × 1 + 2 × 0.5 + 1 × 0) / 6
    const some = [
      required('IN_PLACE'),
      { requirement: 'RECOMMENDED' as const, status: 'PARTIAL' as const },
      { requirement: 'OPTIONAL' as const, status: 'NOT_STARTED' as const },
    ]
    expect(maturityOf(some)).toMatchObject({ maturity: 67, gaps: 2, requiredGaps: 0, answered: 3 })
    expect(maturityOf([...some, required(null), required('NOT_APPLICABLE')])).toMatchObject({
      maturity: 67,
      features: 5,
      answered: 4,
      notApplicable: 1,
    })
    expect(maturityOf([required(null), required('NOT_APPLICABLE')]).maturity).toBeNull()
    expect(maturityOf([required('PLANNED')])).toMatchObject({ maturity: 0, requiredGaps: 1 })
    expect([null, 0, 19, 20, 67, 90, 100].map((maturity) => String(stageOf(maturity)))).toEqual([
      'No data',
      'Beginning',
      'Beginning',
      'Developing',
      'Established',
      'Leading',
      'Leading',
    ])
  })

  test('belongs to the department that shares a word with it', () => {
    const areas = ['Operations & Dispatch', 'Safety & Compliance', 'Warehouse & Yard', 'HR & Driver Management']
    expect(areasOf('Dispatch', areas)).toEqual(['Operations & Dispatch'])
    expect(areasOf('Safety and compliance', areas)).toEqual(['Safety & Compliance'])
    expect(areasOf('Yard', areas)).toEqual(['Warehouse & Yard'])
    expect(areasOf('Management', areas)).toEqual([])
  })
})

describe('the board of a place', () => {
  test('has no data where nobody has answered', async () => {
    const { root: top, admin } = await grove()
    const { areas, practices, industry } = await boardOf(admin, at(top))
    expect(areas.every(({ maturity, stage }) => maturity === null && stage === 'No data')).toBe(true)
    expect(practices.every(({ status, isGap, version }) => status === null && !isGap && version === 0)).toBe(true)
    expect(industry).toBeNull()
  })

  test('has the answers of the nearest above, until its own', async () => {
    const { root: top, below, admin } = await grove()
    await save(admin, at(top), { featureId: 1, status: 'IN_PLACE', note: 'Since spring' })
    expect(await practiceOf(admin, at(below), 1)).toMatchObject({
      status: 'IN_PLACE',
      inheritedFrom: 'Top',
      version: 0,
      note: 'Since spring',
      answeredBy: admin.name,
    })
    expect(
      await practiceOf(admin, { ...at(below), departmentId: department(await world.group(top)) }, 1),
    ).toMatchObject({ inheritedFrom: 'Top' })
    const { practices, areas } = await save(admin, at(below), { featureId: 1, status: 'NOT_STARTED', version: 0 })
    expect(practices).toMatchObject([{ status: 'NOT_STARTED', inheritedFrom: null, version: 1, isGap: true, note: '' }])
    expect(areas[0]).toMatchObject({ name: 'Operations & Dispatch', maturity: 0, requiredGaps: 1, answered: 1 })
    expect((await practiceOf(admin, at(top), 1)).status).toBe('IN_PLACE')
    const {
      practices: [back],
    } = await save(admin, at(below), { featureId: 1, status: null, version: 1 })
    expect(back).toMatchObject({ status: 'IN_PLACE', inheritedFrom: 'Top', version: 0 })
  })

  test('of a group has its own answers, else its department’s, else the organization’s', async () => {
    const { root: top, admin } = await grove()
    const place = await world.group(top, 'Shop')
    const ofDepartment = { ...at(top), departmentId: department(place) }
    const ofGroup = { ...at(top), groupId: group(place) }
    await save(admin, at(top), { featureId: 2, status: 'NOT_STARTED' })
    expect((await practiceOf(admin, ofGroup, 2)).inheritedFrom).toBe('Top')
    await save(admin, ofDepartment, { featureId: 2, status: 'PLANNED' })
    expect(await practiceOf(admin, ofGroup, 2)).toMatchObject({
      status: 'PLANNED',
      inheritedFrom: 'Top, Department of Shop',
    })
    await save(admin, ofGroup, { featureId: 2, status: 'IN_PLACE' })
    expect(await practiceOf(admin, ofGroup, 2)).toMatchObject({ status: 'IN_PLACE', inheritedFrom: null })
    expect([(await practiceOf(admin, ofDepartment, 2)).status, (await practiceOf(admin, at(top), 2)).status]).toEqual([
      'PLANNED',
      'NOT_STARTED',
    ])
  })

  test('names the solutions of its industry, or of the nearest above that has one', async () => {
    const { root: top, below, admin } = await grove()
    const eld = async () =>
      (await boardOf(admin, at(below))).practices.find(({ feature }) => feature.startsWith('Electronic logs'))!
        .standardSolutions
    expect(await eld()).toEqual([])
    await world.prisma.industryClassification.create({
      data: { organizationId: top.id, naics: '484121', revision: 2017, isPrimary: true },
    })
    expect(await eld()).toEqual([{ name: 'Electronic logging device', industry: 'Trucking' }])
    expect((await boardOf(admin, at(below))).industry).toEqual({ naics: [{ code: '484121' }], organization: 'Top' })
    await world.prisma.industryClassification.create({
      data: { organizationId: below.id, naics: '493110', revision: 2017, isPrimary: true },
    })
    expect(await eld()).toEqual([])
  })

  test('is null elsewhere, whatever is wrong', async () => {
    const { root: top } = await grove()
    const foreign = await world.group(top)
    for (const place of [at(root), at(branch)]) expect(await boardOf(stranger, place)).toBeNull()
    for (const more of [
      { departmentId: department(foreign) },
      { groupId: group(foreign) },
      { departmentId: 'x' },
      { departmentId: department(spot), groupId: group(otherSpot) },
    ]) {
      expect(await boardOf(people.ADMIN, { ...at(branch), ...more })).toBeNull()
    }
    expect(
      await boardOf(people.ADMIN, { organizationId: globalId('Organization', '00000000-0000-4000-8000-000000000000') }),
    ).toBeNull()
  })

  test('is, where none is named, of the place that one belongs to first', async () => {
    const { root: top, below } = await grove()
    const shop = await world.group(top, 'Shop')
    const hand = await world.user(below, 'SUPERVISION', shop)
    const { practices } = await world.ask<{ practices: object }>(
      hand,
      '{ practices { place organizationId departmentId groupId can { answer { allowed } } } }',
    )
    expect(practices).toEqual({
      place: 'Below, Department of Shop, Shop',
      organizationId: below.globalId,
      departmentId: department(shop),
      groupId: group(shop),
      can: { answer: { allowed: true } },
    })
    expect(
      (await world.ask<{ practices: object | null }>(await world.user(), '{ practices { place } }')).practices,
    ).toBeNull()
  })

  test('says how many of its peers have it in place, to who may read that, while their tree consents', async () => {
    const { root: top, admin } = await grove()
    const hand = await world.user(top, 'TRANSACTIONAL')
    onTestFinished(async () => {
      await world.prisma.$executeRaw`delete from peer_release where period_start = '2126-01-01'`
      await world.prisma.$executeRaw`delete from peer_period where period_start = '2126-01-01'`
    })
    await world.prisma
      .$executeRaw`insert into peer_period (period_start, published_at) values ('2126-01-01', now()) on conflict do nothing`
    const release = {
      subject: 'practice:1',
      naics: '4841',
      revision: 2022,
      periodStart: new Date('2126-01-01'),
      periodEnd: new Date('2126-01-31'),
      contributors: 7,
      share: 70,
      publishedAt: world.clock.now(),
    }
    const members = { create: { rootId: top.id, value: 1, weight: 1 } }
    await world.prisma.peerRelease.create({ data: { ...release, members } })
    await world.prisma.peerRelease.create({
      data: { ...release, subject: 'practice:2', share: null, suppressed: 'TOO_ALIKE', members },
    })
    await save(admin, at(top), ...[1, 2, 3].map((featureId) => ({ featureId, status: 'IN_PLACE' })))
    const told = async (person: Person) => {
      const { practices } = await world.ask<{
        practices: {
          peersOf: string | null
          peersReason: string | null
          practices: { peerAdoption: number | null; peerReason: string | null }[]
        }
      }>(
        person,
        'query ($of: ID) { practices(organizationId: $of) { peersOf peersReason practices { peerAdoption peerReason } } }',
        { of: top.globalId },
      )
      return practices
    }
    const adoption = async (person: Person) => {
      const { peersOf, practices } = await told(person)
      return [peersOf, practices[0]!.peerAdoption]
    }
    const why = async (person: Person) => {
      const { peersReason, practices } = await told(person)
      return [peersReason, ...practices.slice(0, 4).map(({ peerReason }) => peerReason)]
    }
    expect(await adoption(admin)).toEqual([null, null])
    expect(await why(admin)).toEqual([String(reasonTexts.NO_CONSENT), null, null, null, null])
    await world.prisma.peerConsent.create({
      data: { rootId: top.id, consentedAt: world.clock.now(), consentedById: admin.id },
    })
    expect(await adoption(admin)).toEqual(['At least 5 consenting organizations of NAICS 2022 4841 in 2126-01', 70])
    expect(await adoption(hand)).toEqual([null, null])
    // Told of one, too alike of another, not answered by then the third; of what nobody answered here nothing is asked.
    expect(await why(admin)).toEqual([String(reasonTexts.TOO_ALIKE), null, 'TOO_ALIKE', 'NO_DATA', null])
    expect([await why(hand), await why(await world.user(top, 'SUPERVISION'))]).toEqual([
      [null, null, null, null, null],
      [String(reasonTexts.OWN_ONLY), null, null, null, null],
    ])
    await world.prisma.peerConsent.update({ where: { rootId: top.id }, data: { withdrawnAt: world.clock.now() } })
    expect(await adoption(admin)).toEqual([null, null])
  })

  test('takes six statements beside who asks, however much there is', async () => {
    const { root: top, admin } = await grove()
    await save(admin, at(top), ...[1, 2, 3, 4].map((featureId) => ({ featureId, status: 'PLANNED' })))
    for (const featureId of [1, 2, 3]) await open(admin, at(top), featureId)
    const sent = await statementsOf(() => boardOf(admin, at(top)))
    expect(sent).toHaveLength(7)
  })
})

describe('answering', () => {
  const places = {
    organization: () => at(branch),
    department: () => ({ ...at(branch), departmentId: department(spot) }),
    group: () => ({ ...at(branch), groupId: group(spot) }),
    other: () => ({ ...at(branch), groupId: group(otherSpot) }),
  }

  test.each<[AccessLevel, (keyof typeof places)[]]>([
    ['ADMIN', ['organization', 'department', 'group', 'other']],
    ['STRATEGIC', ['organization', 'department', 'group', 'other']],
    ['TACTICAL', ['department', 'group']],
    ['SUPERVISION', ['group']],
    ['TRANSACTIONAL', []],
  ])('is done by %s for %j; everybody reads', async (level, allowed) => {
    for (const [name, place] of Object.entries(places)) {
      const { can } = await boardOf(people[level], place())
      const { __typename, message } = await save(people[level], place(), { featureId: 10, status: 'PLANNED' })
      const gap = await open(people[level], place(), 10)
      const may = allowed.includes(name as never)
      expect([name, __typename, gap.__typename, can.answer.allowed]).toEqual(
        may
          ? [name, 'SavePracticeAnswersSuccess', 'AdoptPracticeGapSuccess', true]
          : [name, 'ForbiddenError', 'ForbiddenError', false],
      )
      if (!may) expect([message, gap.message]).toEqual([can.answer.reason, can.answer.reason])
    }
    expect(await save(people[level], at(root), { featureId: 10, status: 'PLANNED' })).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  test('of many at once is all or none, each once', async () => {
    const { root: top, admin } = await grove()
    const bad = await save(
      admin,
      at(top),
      { featureId: 1, status: 'IN_PLACE' },
      { featureId: 2, status: 'PARTIAL', solutionId: 49 },
    )
    expect(bad).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'answers.1.solutionId', message: 'Choose a solution that covers this feature.' }],
    })
    expect(
      await save(admin, at(top), { featureId: 1, status: 'IN_PLACE' }, { featureId: 121, status: 'PARTIAL' }),
    ).toMatchObject({ __typename: 'NotFoundError', message: 'The feature was not found.' })
    expect((await practiceOf(admin, at(top), 1)).status).toBeNull()
    const all = await save(
      admin,
      at(top),
      ...Array.from({ length: 120 }, (_none, i) => ({ featureId: i + 1, status: 'IN_PLACE' })),
    )
    expect(all.practices.length).toBe(120)
    expect(all.areas.every(({ maturity, stage }) => maturity === 100 && stage === 'Leading')).toBe(true)
  })

  test.each([
    ['answers', []],
    [
      'answers',
      [
        { featureId: 1, status: 'PLANNED' },
        { featureId: 1, status: 'IN_PLACE' },
      ],
    ],
    ['answers.0.note', [{ featureId: 1, status: 'PLANNED', note: 'x'.repeat(1001) }]],
    ['answers.0.note', [{ featureId: 1, status: 'PLANNED', note: 'a\0b' }]],
    ['answers.0.solutionId', [{ featureId: 1, status: 'PLANNED', solutionId: 2 ** 31 - 1 }]],
  ])('with bad %s is refused', async (path, answers) => {
    expect(await save(people.ADMIN, at(branch), ...answers)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: expect.stringMatching(path.replace('answers.0', String.raw`(input\.)?answers\.0`)) as string }],
    })
  })

  test.each([0, -1, 32_768, 2 ** 31 - 1])('for feature %i, which there is not, is refused', async (featureId) => {
    expect(await save(people.ADMIN, at(branch), { featureId, status: 'PLANNED' })).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await open(people.ADMIN, at(branch), featureId)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('from an older version shows both values', async () => {
    const { root: top, admin } = await grove()
    const answer = { featureId: 3, version: 0 }
    await save(admin, at(top), { ...answer, status: 'PLANNED' })
    expect(await save(admin, at(top), { ...answer, status: 'IN_PLACE' })).toMatchObject({
      __typename: 'ConflictError',
      differences: [
        { field: 'version', yours: '0', current: '1' },
        { field: 'status', yours: 'IN_PLACE', current: 'PLANNED' },
      ],
    })
    expect((await save(admin, at(top), { ...answer, version: 1, status: 'IN_PLACE' })).practices[0]).toMatchObject({
      version: 2,
    })
  })

  test('by two at once makes one answer', async () => {
    const { root: top, admin } = await grove()
    const both = await Promise.all(
      ['PLANNED', 'PARTIAL'].map((status) => save(admin, at(top), { featureId: 4, status, version: 0 })),
    )
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'SavePracticeAnswersSuccess'])
  })

  test('is told by the audit log in words', async () => {
    const { root: top, admin } = await grove()
    await save(admin, at(top), { featureId: 1, status: 'PARTIAL', solutionId: 1 })
    await save(admin, at(top), { featureId: 1, status: 'IN_PLACE' })
    const { node } = await world.ask<{ node: { audit: { edges: { node: { about: string; changes: object[] } }[] } } }>(
      admin,
      'query ($id: ID!) { node(id: $id) { ... on Organization { audit(first: 1) { edges { node { about changes { field before after } } } } } } }',
      { id: top.globalId },
    )
    const [entry] = node.audit.edges
    expect(entry!.node.about).toBe('One load board for all dispatchers')
    expect(entry!.node.changes).toEqual(
      expect.arrayContaining([
        { field: 'Status', before: 'Partial', after: 'In place' },
        { field: 'Solution', before: 'Transportation management system', after: null },
      ]),
    )
  })

  test('keeps a department from being deleted', async () => {
    const { root: top, admin } = await grove()
    const { id: departmentId } = await world.prisma.department.create({
      data: { organizationId: top.id, name: 'Tires' },
    })
    await save(
      admin,
      { ...at(top), departmentId: globalId('Department', departmentId) },
      { featureId: 1, status: 'PARTIAL' },
    )
    expect(
      await world.mutate(admin, 'deleteDepartment', { id: globalId('Department', departmentId) }, 'deletedId'),
    ).toMatchObject({
      __typename: 'InUseError',
      message: expect.stringContaining('1 answer for a best practice') as string,
    })
  })
})

test('answers come back in the inbox of who sees the organization, those of one moment together', async () => {
  const { root: top, below, admin } = await grove()
  const ask = async (person: Person) =>
    (
      await world.ask<{ responses: { edges: { node: object }[] } }>(
        person,
        '{ responses(filter: { kind: { eq: PRACTICE } }) { edges { node { title detail person organization practice { organizationId departmentId } } } } }',
      )
    ).responses.edges.map(({ node }) => node)
  await save(admin, at(below), { featureId: 1, status: 'NOT_STARTED' })
  world.clock.forward({ minutes: 1 })
  await save(
    admin,
    at(top),
    { featureId: 1, status: 'IN_PLACE' },
    { featureId: 2, status: 'PARTIAL' },
    { featureId: 16, status: 'NOT_APPLICABLE' },
  )
  const common = {
    person: admin.name,
    practice: { organizationId: top.globalId, departmentId: null },
    organization: 'Top',
  }
  const ofBelow = {
    title: 'Operations & Dispatch',
    detail: 'One load board for all dispatchers: not started',
    person: admin.name,
    organization: 'Below',
    practice: { organizationId: below.globalId, departmentId: null },
  }
  const found = await ask(admin)
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      { ...common, title: 'Operations & Dispatch', detail: '2 answers: 1 in place, 1 not yet' },
      { ...common, title: 'Maintenance', detail: 'Service intervals by distance, hours and date: not applicable' },
      ofBelow,
    ]),
  )
  expect(await ask(await world.user(below, 'TRANSACTIONAL'))).toEqual([ofBelow])
  expect(await ask(stranger)).toEqual([])
})

describe('a gap', () => {
  test('becomes one record, however often it is asked for', async () => {
    const { root: top, admin } = await grove()
    await save(admin, at(top), { featureId: 1, status: 'NOT_STARTED', note: 'Three lists at present' })
    const made = await Promise.all([open(admin, at(top), 1), open(admin, at(top), 1)])
    const [first] = made
    expect(new Set(made.map(({ action }) => action?.id)).size).toBe(1)
    expect(first.action).toMatchObject({
      title: 'Put in place: One load board for all dispatchers',
      priority: { id: priority(2) },
    })
    expect(first.action.description).toMatch(
      /Required by best practice for Operations & Dispatch, Load planning\.\n.*\nThree lists at present/,
    )
    expect((await open(admin, at(top), 1)).practice).toMatchObject({
      action: { id: first.action.id, stateName: 'Queued' },
      hasOpenAction: true,
      offersInPlace: false,
    })
    expect(await world.prisma.action.count({ where: { organizationId: top.id } })).toBe(1)
  })

  test('that is still there may become another once the record is closed; the answer is only offered', async () => {
    const { root: top, admin } = await grove()
    await save(admin, at(top), { featureId: 1, status: 'PARTIAL' })
    const first = await open(admin, at(top), 1)
    world.clock.forward({ minutes: 1 })
    const now = world.clock.now()
    await world.prisma.action.updateMany({
      where: { organizationId: top.id },
      data: { status: 9, statusAt: now, actualEnd: now },
    })
    expect(await practiceOf(admin, at(top), 1)).toMatchObject({
      status: 'PARTIAL',
      isGap: true,
      hasOpenAction: false,
      offersInPlace: true,
      action: { id: first.action.id, stateName: 'Complete' },
    })
    const second = await open(admin, at(top), 1)
    expect(second.action.id).not.toBe(first.action.id)
    expect(second.practice.offersInPlace).toBe(false)
    await world.prisma.action.updateMany({ where: { organizationId: top.id }, data: { status: 9, statusAt: now } })
    world.clock.forward({ minutes: 1 })
    const { practices } = await save(admin, at(top), { featureId: 1, status: 'PARTIAL' })
    expect(practices[0]).toMatchObject({ offersInPlace: false })
    await save(admin, at(top), { featureId: 1, status: 'IN_PLACE' })
    expect(await open(admin, at(top), 1)).toMatchObject({
      __typename: 'ConflictError',
      message: 'This is no gap: the answer is "In place".',
    })
    expect(await open(admin, at(top), 2)).toMatchObject({
      __typename: 'ConflictError',
      message: 'Not answered yet, so it is not a gap.',
    })
  })

  test('of a group becomes a record of that group, which other groups do not see', async () => {
    const place = { ...at(branch), groupId: group(spot) }
    await save(people.SUPERVISION, place, { featureId: 20, status: 'PLANNED' })
    const { action } = await open(people.SUPERVISION, place, 20)
    expect(action).toMatchObject({ group: { id: group(spot) } })
    const outsider = await world.user(branch, 'SUPERVISION', otherSpot)
    expect(await practiceOf(outsider, place, 20)).toMatchObject({ action: null, hasOpenAction: true })
  })

  test('is given to somebody whom one may give work', async () => {
    const place = { ...at(branch), groupId: group(spot) }
    await save(people.SUPERVISION, place, { featureId: 21, status: 'PLANNED' })
    expect(await open(people.SUPERVISION, place, 21, { assigneeId: stranger.globalId })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The user was not found.',
    })
    expect(await open(people.SUPERVISION, place, 21, { assigneeId: people.TRANSACTIONAL.globalId })).toMatchObject({
      __typename: 'AdoptPracticeGapSuccess',
    })
  })
})
