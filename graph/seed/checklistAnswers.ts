// What the demo's people have answered, and what came of it.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { catalogue } from './catalogue.ts'
import { checks, procedures, type CheckItem } from './checklistLibrary.ts'
import { Random, uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'
import type { Id, Transaction } from './checklists.ts'

const most = 160

/** What people answered: some of it while they work, all of it when they were done; and who has read the SOPs. */
export async function seedAnswers(tx: Transaction, company: Company, id: Id, now: Date) {
  const random = new Random(company.records + 7)
  const organizationId = id('organization', company.tree.name)
  const withChecks = { rootId: organizationId, taskItem: { checklists: { some: {} } } }
  const columns = {
    id: true,
    organizationId: true,
    status: true,
    taskItemId: true,
    assigneeId: true,
    actualStart: true,
    actualEnd: true,
    completedById: true,
  } as const
  const [done, underWay] = await Promise.all([
    tx.action.findMany({
      where: { ...withChecks, status: 9, completedById: { not: null } },
      orderBy: [{ actualEnd: 'desc' }, { id: 'asc' }],
      take: most,
      select: columns,
    }),
    tx.action.findMany({
      where: { ...withChecks, status: { in: [1, 2] }, assigneeId: { not: null } },
      orderBy: { id: 'asc' },
      select: columns,
    }),
  ])
  const checksOf = new Map<string, typeof checks>()
  for (const [majorTask, items] of Object.entries(catalogue)) {
    for (const { name } of items)
      checksOf.set(
        id('task item', majorTask, name),
        checks.filter(({ tasks }) => tasks.includes(name)),
      )
  }
  const handedIn: Prisma.ActionChecklistCreateManyInput[] = []
  const answers: Prisma.ChecklistAnswerCreateManyInput[] = []
  for (const record of [...done, ...underWay]) {
    const isDone = record.status === 9
    const at = isDone ? record.actualEnd! : new Date(now.getTime() - 3 * 60_000)
    const answeredById = isDone ? record.completedById! : record.assigneeId!
    for (const [position, { name, items }] of (checksOf.get(record.taskItemId!) ?? []).entries()) {
      if (isDone)
        handedIn.push({
          actionId: record.id,
          checklistId: id('checklist', name),
          revision: 1,
          position,
          submittedAt: at,
          submittedById: answeredById,
        })
      for (const item of isDone ? items : items.slice(0, random.between(0, items.length - 1))) {
        const answer = answerOf(random, item)
        if (!answer || (!isDone && item.kind === 'TEXT')) continue
        answers.push({
          ...answer,
          id: id('answer', record.id, name, item.prompt),
          actionId: record.id,
          itemId: id('check', name, item.prompt),
          answeredById,
          answeredAt: at,
        })
      }
    }
  }
  await tx.actionChecklist.createMany({ data: handedIn })
  await tx.checklistAnswer.createMany({ data: answers })
  await followUps(tx, id, answers, done)
  await acknowledge(tx, company, id, now, random, underWay)
}

type Answered = Pick<Prisma.ChecklistAnswerCreateManyInput, 'passed' | 'number' | 'text' | 'choice' | 'failed' | 'note'>

/** Something believable; nothing where people leave it out. */
function answerOf(random: Random, item: CheckItem): Answered | undefined {
  const fails = random.next() < 0.04
  switch (item.kind) {
    case 'PASS_FAIL':
      return { passed: !fails, failed: fails, note: fails ? 'Seen and reported to the shift lead.' : '' }
    case 'NUMBER': {
      const { minimum, maximum } = item
      const low = minimum ?? (maximum ?? 10) * 0.6
      const high = maximum ?? low * 1.2
      const number = Math.round((fails ? high * 1.08 : low + (high - low) * (0.35 + 0.5 * random.next())) * 10) / 10
      return { number, failed: fails }
    }
    case 'CHOICE': {
      const failing = item.failingChoices ?? []
      const choice =
        fails && failing.length
          ? random.pick(failing)
          : random.pick(item.choices!.filter((one) => !failing.includes(one)))
      return { choice, failed: failing.includes(choice) }
    }
    case 'TEXT':
      return item.mandatory || random.next() < 0.2
        ? {
            text: random.pick([
              'Nothing to add.',
              'Wiper blade left is worn, still clean.',
              'More distance at the ramp, agreed.',
            ]),
            failed: false,
          }
        : undefined
    default:
      return undefined
  }
}

/** Every other failure was followed up by a record that is still open. */
async function followUps(
  tx: Transaction,
  id: Id,
  answers: Prisma.ChecklistAnswerCreateManyInput[],
  done: { id: string; organizationId: string }[],
) {
  const failed = answers.filter((one) => one.failed && done.some((record) => record.id === one.actionId))
  const repairs = await tx.action.findMany({
    where: {
      taskItemId: {
        in: ['Brake adjustment', 'Trailer lights', 'Tyre sensor'].map((name) =>
          id('task item', 'Fleet maintenance', name),
        ),
      },
      status: 5,
    },
    orderBy: { id: 'asc' },
    take: failed.length,
    select: { id: true, vehicleId: true, createdAt: true },
  })
  for (const [i, { id: followUpId, vehicleId, createdAt }] of repairs.entries()) {
    const answer = failed[i * 2]
    if (!answer) break
    // What failed on the way is often another unit than the one that was looked at.
    await tx.checklistAnswer.update({
      where: { id: answer.id! },
      data: { followUpId, vehicleId },
      select: { id: true },
    })
    await tx.actionLink.create({
      data: { fromId: answer.actionId, toId: followUpId, kind: 'FOLLOW_UP', createdAt },
      select: { toId: true },
    })
  }
}

/** Some on the record that they work on, most at their desk. */
async function acknowledge(
  tx: Transaction,
  company: Company,
  id: Id,
  now: Date,
  random: Random,
  underWay: { id: string; taskItemId: string | null; assigneeId: string | null }[],
) {
  const sopOf = new Map(
    Object.entries(catalogue).flatMap(([majorTask, items]) =>
      items.map(({ name }) => [
        id('task item', majorTask, name),
        procedures.find(({ tasks }) => tasks.includes(name))?.name,
      ]),
    ),
  )
  const people = [...new Set(company.hands.map(({ email }) => uuidOf(email)))]
  await tx.sopAcknowledgement.createMany({
    data: procedures.flatMap(({ name, versions }) =>
      versions.flatMap((_version, i) =>
        people
          .filter(() => random.next() < 0.4)
          .map((userId) => {
            const on = underWay.find((one) => one.assigneeId === userId && sopOf.get(one.taskItemId!) === name)
            return {
              id: id('acknowledgement', name, String(i), userId),
              versionId: id('sop', name, String(i + 1)),
              userId,
              actionId: on?.id ?? null,
              at: new Date(now.getTime() - random.between(1, 40) * day - random.between(1, 600) * 60_000),
            }
          }),
      ),
    ),
  })
}
