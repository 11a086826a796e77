// How far the demo's companies are with best practice: what most of their trade has, with the gaps that are talked
// about.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { PracticeStatus } from '../../prisma/__generated__/client/enums.ts'
import { gaps, inPlaceMore, notes, ownAnswers, skipped } from './practiceList.ts'
import { Random, uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'

type IdOf = (...name: string[]) => string

interface Feature {
  id: number
  department: string
  function: string
  feature: string
  description: string
  requirement: 'REQUIRED' | 'RECOMMENDED' | 'OPTIONAL'
  solutions: { solutionId: number }[]
}

export async function seedPractices(tx: Prisma.TransactionClient, { tree, hands }: Company, id: IdOf, now: Date) {
  const admin = hands.find(({ level }) => level === 'ADMIN')
  if (!admin) return
  const features = await tx.practiceFeature.findMany({
    orderBy: { id: 'asc' },
    include: { solutions: { select: { solutionId: true }, orderBy: { solutionId: 'asc' } } },
  })
  const byName = new Map(features.map((one) => [one.feature, one]))
  const random = new Random(tree.name.length)
  const rootId = id('organization', tree.name)
  const departments = [...new Set(features.map(({ department }) => department))]
  const data: Prisma.PracticeAnswerCreateManyInput[] = []
  // A department was gone through in one sitting, each some days after the one before.
  for (const feature of features.filter(({ department }) => !skipped[tree.name]?.includes(department))) {
    const status = gaps[tree.name]?.[feature.feature] ?? usual(random, feature, inPlaceMore[tree.name] ?? 0)
    if (!status) continue
    const answeredAt = new Date(now.getTime() - (70 - departments.indexOf(feature.department) * 5) * day - 37 * minute)
    data.push(answer(feature, status, { organizationId: rootId, answeredById: uuidOf(admin.email), answeredAt }))
  }
  for (const { at, by, department, group, ago, answers } of ownAnswers[tree.name] ?? []) {
    for (const [name, status] of Object.entries(answers)) {
      const place = {
        organizationId: id('organization', at),
        departmentId: department && id('department', department),
        groupId: department && group && id('group', department, group),
      }
      data.push(
        answer(byName.get(name)!, status, {
          ...place,
          answeredById: uuidOf(by),
          answeredAt: new Date(now.getTime() - ago * day),
        }),
      )
    }
  }
  await tx.practiceAnswer.createMany({ data: data.map((row, i) => ({ ...row, id: id('practice answer', String(i)) })) })
  await seedRecords(tx, { tree, hands } as Company, id, now, byName)
}

/** What is needed most is there most often. */
function usual(random: Random, { requirement }: Feature, more: number): PracticeStatus | null {
  const chance = { REQUIRED: 6 + more, RECOMMENDED: 3 + more, OPTIONAL: 1 }[requirement]
  return random.weighted<PracticeStatus | null>([
    ['IN_PLACE', chance],
    ['PARTIAL', 2],
    ['PLANNED', 1],
    ['NOT_STARTED', requirement === 'REQUIRED' ? 0.4 : 2],
    ['NOT_APPLICABLE', requirement === 'REQUIRED' ? 0.1 : 0.6],
    [null, 0.8],
  ])
}

const answer = (
  { id: featureId, feature, solutions }: Feature,
  status: PracticeStatus,
  row: Pick<
    Prisma.PracticeAnswerCreateManyInput,
    'organizationId' | 'departmentId' | 'groupId' | 'answeredById' | 'answeredAt'
  >,
) => ({
  ...row,
  featureId,
  status,
  solutionId: status === 'IN_PLACE' || status === 'PARTIAL' ? solutions[0]?.solutionId : null,
  note: notes[feature] ?? '',
})

/** Gaps that have become records: waiting, under way, and one that is done and asks whether it is in place now. */
async function seedRecords(
  tx: Prisma.TransactionClient,
  { tree, hands }: Company,
  id: IdOf,
  now: Date,
  features: Map<string, Feature>,
) {
  const admin = hands.find(({ level }) => level === 'ADMIN')!
  const open = Object.keys(gaps[tree.name] ?? {}).slice(0, 3)
  for (const [i, name] of open.entries()) {
    const { id: featureId, department, function: fn, description, requirement } = features.get(name)!
    const actionId = id('practice action', name)
    const createdAt = new Date(now.getTime() - (20 - i * 4) * day)
    const startedAt = new Date(createdAt.getTime() + 2 * day)
    const doneAt = new Date(createdAt.getTime() + 9 * day)
    const { status, at } = [
      { status: 1, at: startedAt },
      { status: 5, at: createdAt },
      { status: 9, at: doneAt },
    ][i]!
    const by = uuidOf(admin.email)
    await tx.action.create({
      data: {
        id: actionId,
        rootId: id('organization', tree.name),
        organizationId: id('organization', tree.name),
        title: `Put in place: ${name}`,
        description: `By best practice for ${department}, ${fn}.\n${description}`,
        actionClassId: 3,
        priorityId: requirement === 'REQUIRED' ? 2 : 4,
        creatorId: by,
        assigneeId: by,
        createdAt,
        updatedAt: at,
        statusAt: at,
        status,
        version: status === 9 ? 3 : status === 1 ? 2 : 1,
        actualStart: status === 5 ? null : startedAt,
        actualEnd: status === 9 ? doneAt : null,
        completedById: status === 9 ? by : null,
        scheduledEnd: new Date(now.getTime() + (12 + i * 5) * day),
      },
      select: { id: true },
    })
    const steps = [
      ['CREATE', null, 5, createdAt],
      ['START', 5, 1, startedAt],
      ['COMPLETE', 1, 9, doneAt],
    ] as const
    await tx.historyEntry.createMany({
      data: steps.slice(0, { 5: 1, 1: 2, 9: 3 }[status]).map(([transition, fromStatus, toStatus, when], version) => ({
        id: uuidOf(`${actionId} ${transition}`),
        actionId,
        version: version + 1,
        transition,
        fromStatus,
        toStatus,
        actorId: by,
        at: when,
      })),
    })
    await tx.practiceAction.create({
      data: { organizationId: id('organization', tree.name), featureId, actionId },
      select: { actionId: true },
    })
  }
}
