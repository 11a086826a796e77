import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { catalogue } from './catalogue.ts'
import { checks, procedures } from './checklistLibrary.ts'
import { uuidOf } from './random.ts'
import { seedSopPictures } from './sopPictures.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

export type Id = (...name: string[]) => string
export type Transaction = Prisma.TransactionClient

/** The library: checklists and SOPs, and the tasks that have them. New records get them from then on. */
export async function seedChecklists(tx: Transaction, company: Company, id: Id, now: Date) {
  const organizationId = id('organization', company.tree.name)
  const taskItems = new Map(
    Object.entries(catalogue).flatMap(([majorTask, items]) =>
      items.map(({ name }) => [name, id('task item', majorTask, name)]),
    ),
  )
  await tx.checklist.createMany({
    data: checks.map(({ name, description, archived }) => ({
      id: id('checklist', name),
      organizationId,
      name,
      description,
      status: archived ? 'INACTIVE' : 'ACTIVE',
    })),
  })
  await tx.checklistItem.createMany({
    data: checks.flatMap(({ name, items }) =>
      items.map((item, position) => ({
        ...item,
        id: id('check', name, item.prompt),
        checklistId: id('checklist', name),
        revision: 1,
        position,
      })),
    ),
  })
  await tx.taskItemChecklist.createMany({
    data: checks.flatMap(({ name, tasks }, position) =>
      tasks.map((task) => ({ taskItemId: taskItems.get(task)!, checklistId: id('checklist', name), position })),
    ),
  })
  const drawings = await seedSopPictures(tx, id, organizationId, company.hands[0]!.email, now)
  for (const { name, description, tasks, versions, draft } of procedures) {
    const sopId = id('sop', name)
    await tx.sop.create({ data: { id: sopId, organizationId, name, description }, select: { id: true } })
    const all = [...versions, ...(draft ? [draft] : [])]
    for (const [i, { changeNote, steps }] of all.entries()) {
      const number = i + 1
      const versionId = id('sop', name, String(number))
      const at = new Date(now.getTime() - (60 * (all.length - i) + 5) * day)
      await tx.sopVersion.create({
        data: { id: versionId, sopId, number, changeNote, createdAt: at },
        select: { id: true },
      })
      await tx.sopStep.createMany({
        data: steps.map(([title, text], position) => ({
          id: id('sop', name, String(number), title),
          versionId,
          position,
          title,
          text,
          fileId: i < versions.length - 1 ? null : drawings.get(title),
        })),
      })
      if (i < versions.length)
        await tx.sopVersion.update({
          where: { id: versionId },
          data: { publishedAt: new Date(at.getTime() + day), publishedById: uuidOf(company.hands[0]!.email) },
          select: { id: true },
        })
    }
    await tx.taskItem.updateMany({ where: { id: { in: tasks.map((task) => taskItems.get(task)!) } }, data: { sopId } })
  }
}
