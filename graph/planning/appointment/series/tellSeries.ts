// Tells those who are asked to appointments of a series of all of them at once: one mail and one notification a person.
import { groupBy } from '../../../kernel/groupBy.ts'
import type { Context } from '../../../kernel/context.ts'
import { admitOutside } from '../../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../../kernel/mutation.ts'
import { addToOutbox } from '../../../kernel/outbox.ts'
import { sentenceOf } from '../../../kernel/recurrence/sentence.ts'
import { readLanguages } from '../../../people/user/readLanguages.ts'
import { calendarColumns, calendarFileOf } from '../calendarFile.ts'
import { letterOf, news } from '../letter.ts'
import { startOf } from './seriesRule.ts'

const columns = { ...calendarColumns, series: { select: { rule: true, date: true, startMins: true } } } as const

/** The appointments are as they are after the change. */
export async function tellSeries(
  tx: Transaction,
  context: Context,
  what: 'INVITED' | 'CHANGED' | 'CANCELLED',
  ids: readonly string[],
): Promise<void> {
  const viewer = context.requireViewer()
  const { kind } = news[what]
  const appointments = await tx.appointment.findMany({
    where: { id: { in: [...ids] } },
    include: columns,
    orderBy: { startsAt: 'asc' },
  })
  const [first] = appointments
  if (!first) return
  // Whoever is asked to the same ones is told in the same words.
  const asked = appointments.flatMap(({ id, attendees }) => attendees.map((attendee) => ({ ...attendee, id })))
  const people = [...groupBy(asked, ({ email }) => email)].flatMap(([email, own]) => {
    const { userId } = own[0]!
    return userId === viewer.id ? [] : [{ email, userId, of: own.map(({ id }) => id) }]
  })
  const sending = { rootId: first.rootId, senderId: viewer.id, replyTo: viewer.email }
  const outside = await admitOutside(context, tx, {
    ...sending,
    to: people.map(({ email }) => email),
    isOwed: what === 'CANCELLED',
  })
  const languageOf = await readLanguages(
    tx,
    people.map(({ userId }) => userId),
    context.language,
  )
  for (const told of groupBy(people, ({ of }) => of.join()).values()) {
    const own = appointments.filter(({ id }) => told[0]!.of.includes(id))
    const next = own[0]!
    const repeats = next.series ? sentenceOf(next.series.rule, startOf(next.series)) : undefined
    for (const { email, userId } of told) {
      const language = languageOf(userId)
      const letter = letterOf(next, { what, name: viewer.name, repeats }, language)
      const calendar = calendarFileOf(own, language)
      const mail = { ...sending, ...letter, calendar, to: [email], outside: Number(outside.has(email)) }
      await queueMail(tx, mail, context.now)
    }
    const userIds = told.flatMap(({ userId }) => userId ?? [])
    if (userIds.length)
      await addToOutbox(tx, { kind, ofId: next.id, at: context.now, facts: { actorId: viewer.id, userIds } })
  }
  const hasHeard = people.some(({ userId }) => userId === first.creatorId)
  if (what !== 'INVITED' && first.creatorId !== viewer.id && !hasHeard)
    await addToOutbox(tx, {
      kind,
      ofId: first.id,
      at: context.now,
      facts: { actorId: viewer.id, userIds: [first.creatorId] },
    })
}
