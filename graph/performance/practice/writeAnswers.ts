import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Placement } from '../../kernel/placed.ts'
import type { Status } from './enums.ts'

interface Answer {
  featureId: number
  status: Status | null
  solutionId: number | null
  note: string
}

/** Writes a place's own answers, each once; those without a status are taken back. */
export async function writeAnswers(
  tx: Transaction,
  place: Placement,
  answers: Answer[],
  { actorId, now }: { actorId: string; now: Date },
) {
  const { organizationId, departmentId, groupId } = place
  const taken = answers.filter(({ status }) => status === null).map(({ featureId }) => featureId)
  if (taken.length)
    await tx.practiceAnswer.deleteMany({ where: { organizationId, departmentId, groupId, featureId: { in: taken } } })
  const given = answers.filter(({ status }) => status !== null)
  if (!given.length) return
  const rows = given.map(
    ({ featureId, status, solutionId, note }) =>
      Prisma.sql`(${organizationId}::uuid, ${departmentId}::uuid, ${groupId}::uuid, ${featureId}::smallint, ${status}::practice_status,
        ${solutionId}::smallint, ${note}, ${actorId}::uuid, ${now}::timestamptz)`,
  )
  const none = Prisma.sql`'00000000-0000-0000-0000-000000000000'`
  await tx.$executeRaw`
    insert into practice_answer (organization_id, department_id, group_id, feature_id, status, solution_id, note, answered_by_id, answered_at)
    values ${Prisma.join(rows)}
    on conflict (organization_id, coalesce(department_id, ${none}), coalesce(group_id, ${none}), feature_id) do update set
      status = excluded.status, solution_id = excluded.solution_id, note = excluded.note,
      answered_by_id = excluded.answered_by_id, answered_at = excluded.answered_at, version = practice_answer.version + 1`
}
