import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkDeputy, checkOthers, lockAbsences, type Away } from './absenceRules.ts'

interface Given {
  internalID?: number | null
  startsAt: Date
  endsAt: Date
  reason?: string | null
  deputyId?: string | null
}

const atMost = 100

/** Checks the absences that somebody is to have from now on; answers with what makes them so. */
export async function replaceAbsences(
  context: Context,
  userId: string,
  place: { rootId: string; timeZone: string },
  given: Given[],
) {
  const { rootId, timeZone } = place
  if (given.length > atMost) throw new ValidationError([{ path: 'absences', message: `Name at most ${atMost}.` }])
  const wanted: (Away & { number?: number; reason: string | undefined })[] = []
  for (const one of given) {
    const away = {
      userId,
      rootId,
      startsAt: one.startsAt,
      endsAt: one.endsAt,
      deputyId: deputyIn(one.deputyId) ?? null,
    }
    checkDates(context.now, away)
    await checkDeputy(context, away)
    wanted.push({ ...away, number: one.internalID ?? undefined, reason: reasonIn(one) })
  }
  return async (transaction: Transaction) => {
    await lockAbsences(transaction, rootId)
    const still = { userId, rootId, cancelledAt: null, endsAt: { gt: context.now } }
    const known = await transaction.absence.findMany({ where: still, select: { id: true, legacyId: true } })
    const idOf = (number: number) => known.find(({ legacyId }) => legacyId === number)?.id
    const named = wanted.map(({ number }) => (number === undefined ? undefined : idOf(number)))
    if (wanted.some(({ number }, i) => number !== undefined && !named[i])) throw new NotFoundError('The absence')
    const left = known.map(({ id }) => id).filter((id) => !named.includes(id))
    await transaction.absence.updateMany({
      where: { id: { in: left } },
      data: { cancelledAt: context.now, version: { increment: 1 } },
    })
    for (const [i, { number: _number, reason, ...away }] of wanted.entries()) {
      // Those that are yet to be written are looked at from their new place, not from the one they leave.
      await checkOthers(
        transaction,
        away,
        timeZone,
        named.slice(i).filter((id) => id !== undefined),
      )
      const id = named[i]
      if (id) await transaction.absence.update({ where: { id }, data: { ...away, reason, version: { increment: 1 } } })
      else
        await transaction.absence.create({
          data: { ...away, reason, createdById: context.requireViewer().id, createdAt: context.now },
        })
    }
  }
}
