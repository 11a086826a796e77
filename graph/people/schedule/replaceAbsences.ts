import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { deputyIn, partOf, reasonIn } from './absenceInput.ts'
import { checkDates, checkOthers, lockAbsences, type Away } from './absenceRules.ts'
import { checkDeputies } from './deputies.ts'
import { fillRecurring, isByRule } from './fillRecurring.ts'
import type { Part } from './partInput.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Given {
  internalID?: number | null
  startsAt: Date
  endsAt: Date
  reason?: string | null
  deputyId?: string | null
}

const atMost = 100
const withParts = { include: { parts: true, recurring: { select: { parts: true } } } } as const

type Row = Prisma.AbsenceGetPayload<typeof withParts>

interface Wanted {
  when: Omit<Away, 'parts'>
  parts: Part[]
  reason: string | undefined
  /** The one that is there already. */
  row: Row | undefined
}

const rank = ({ row }: Wanted) => (row && isByRule(row) ? 0 : 1)

/**
 * Checks the absences that somebody is to have from now on; answers with what makes them so. One that is named keeps
 * its parts; what a recurring absence makes stays, whether it is named or not, until it is given other times.
 */
export async function replaceAbsences(
  context: Context,
  userId: string,
  place: { rootId: string; timeZone: string },
  given: Given[],
) {
  const { rootId, timeZone } = place
  const { now } = context
  const where = { userId, rootId, cancelledAt: null, endsAt: { gt: now } }
  const known = await context.db.prisma.absence.findMany({ where, ...withParts })
  const wanted: Wanted[] = []
  for (const one of given) {
    const number = one.internalID ?? undefined
    const row = known.find(({ legacyId }) => legacyId === number)
    if (number !== undefined && !row) throw new NotFoundError(the('Absence'))
    const { startsAt, endsAt } = one
    const when = { userId, rootId, startsAt, endsAt, deputyId: deputyIn(one.deputyId) ?? null }
    const reason = reasonIn(one)
    if (row && isByRule(row) && isSame(row, { ...when, reason })) continue
    const parts = (row && isByRule(row) ? row.recurring?.parts : row?.parts)?.map(partOf) ?? []
    checkDates(now, { ...when, parts })
    await checkDeputies(context, when)
    wanted.push({ when, parts, reason, row })
  }
  // What a rule makes is taken from it before anything else would make it yield.
  wanted.sort((one, other) => rank(one) - rank(other))
  if (wanted.length > atMost) throw invalid('absences', t.nameAtMost({ most: atMost }))
  return async (transaction: Transaction) => {
    await lockAbsences(transaction, rootId)
    const named = wanted.flatMap(({ row }) => row?.id ?? [])
    const still = await transaction.absence.findMany({ where })
    if (named.some((id) => !still.some((row) => row.id === id))) throw new NotFoundError(the('Absence'))
    const left = still.filter((row) => !isByRule(row) && !named.includes(row.id)).map(({ id }) => id)
    await transaction.absence.updateMany({
      where: { id: { in: left } },
      data: { cancelledAt: now, version: { increment: 1 } },
    })
    for (const [i, { when, parts, reason, row }] of wanted.entries()) {
      await fillRecurring(transaction, now, { ...when, parts })
      // Those that are yet to be written are looked at from their new place, not from the one they leave.
      const beside = wanted.slice(i).flatMap((one) => one.row?.id ?? [])
      await checkOthers(transaction, { ...when, parts }, timeZone, beside)
      if (row) {
        const isChanged = row.recurringId !== null
        const data = { ...when, reason, isChanged, version: { increment: 1 } }
        await transaction.absence.update({ where: { id: row.id }, data })
        if (isChanged && isByRule(row))
          await transaction.absencePart.createMany({ data: parts.map((part) => ({ ...part, absenceId: row.id })) })
      } else
        await transaction.absence.create({
          data: { ...when, reason, createdById: context.requireViewer().id, createdAt: now },
        })
    }
    await fillRecurring(transaction, now, { rootId, userId })
  }
}

interface Said {
  startsAt: Date
  endsAt: Date
  deputyId: string | null
  reason: string | undefined
}

const isSame = (row: Said, { startsAt, endsAt, deputyId, reason = row.reason }: Said): boolean =>
  row.startsAt.getTime() === startsAt.getTime() &&
  row.endsAt.getTime() === endsAt.getTime() &&
  row.deputyId === deputyId &&
  row.reason === reason
