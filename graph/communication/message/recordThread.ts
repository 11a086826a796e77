import type { SubjectRow } from '../../work/action/readActions.ts'
import type { Transaction } from '../../kernel/mutation.ts'

/** The thread of a record, begun where there is none yet; two at once begin one. */
export async function recordThread(tx: Transaction, record: SubjectRow, creatorId: string, now: Date): Promise<string> {
  const { id: actionId, organizationId, departmentId, title } = record
  const groupId = departmentId ? record.groupId : null
  const data = {
    actionId,
    organizationId,
    departmentId,
    groupId,
    subject: title.slice(0, 500),
    creatorId,
    lastAt: now,
    createdAt: now,
  }
  await tx.thread.createMany({ data, skipDuplicates: true })
  const { id } = await tx.thread.findUniqueOrThrow({ where: { actionId }, select: { id: true } })
  return id
}
