// The mails of notifications, for who wants to be told so. Where mail is not set up none is written: it would be old
// news by the time it is.
import type { Services } from '../../kernel/context.ts'
import { loadViewersOf } from '../../kernel/loadViewer.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { languages } from '../../kernel/messages/languages.ts'
import { readLanguages } from '../../people/user/readLanguages.ts'
import { kindOf, type KindName } from './kinds.ts'
import { pathOf, sentenceOf } from './sentence.ts'
import { subjectColumns, subjectsOf } from './subjects.ts'
import type { Told } from './notify.ts'
import * as t from './__generated__/messages.ts'

const write = `
  with letters as (select * from jsonb_to_recordset($1::jsonb) l(id uuid, root_id uuid, address text, subject text, text text)),
  queued as (
    insert into mail (root_id, "to", subject, text, message_id, next_at, created_at)
    select root_id, array[address], subject, text, 'notification-' || id || '@opsgraph', $2, $2 from letters returning id, message_id)
  update notification n set mail_id = q.id from queued q join letters l on q.message_id = 'notification-' || l.id || '@opsgraph' where n.id = l.id`

export async function mailNotifications(
  { db, settings }: Services,
  tx: Transaction,
  told: readonly Told[],
  now: Date,
): Promise<void> {
  const mailed = told.filter(({ kind }) => !kindOf(kind).isMailedAnyway)
  if (!mailed.length || !mailIsSetUp(settings)) return
  const rows = await tx.notification.findMany({
    where: { id: { in: mailed.map(({ id }) => id) }, user: { isServiceAccount: false } },
    select: { id: true, rootId: true, kind: true, userId: true, user: { select: { email: true } }, ...subjectColumns },
  })
  const viewers = await loadViewersOf(db, [...new Set(rows.map(({ userId }) => userId))], now)
  const languageOf = await readLanguages(tx, [...viewers.keys()], languages[0])
  const letters: object[] = []
  for (const [userId, viewer] of viewers) {
    const own = rows.filter((row) => row.userId === userId)
    const subjects = await subjectsOf(tx, viewer, own)
    const language = languageOf(userId)
    for (const [i, { id, rootId, kind, user }] of own.entries()) {
      const sentence = sentenceOf(kind as KindName, subjects[i]!).in(language)
      const path = pathOf(kind as KindName, subjects[i]!)
      const address = path && settings.PUBLIC_URL ? `\n${settings.PUBLIC_URL.replace(/\/$/, '')}${path}\n` : ''
      const text = `${sentence}.\n${address}\n${t.whyByMail.in(language)}\n`
      letters.push({ id, root_id: rootId, address: user.email, subject: short(sentence), text })
    }
  }
  await tx.$executeRawUnsafe(write, JSON.stringify(letters), now)
}

const short = (sentence: string) =>
  (sentence.length > 120 ? `${sentence.slice(0, 119)}…` : sentence).replaceAll(/\s+/g, ' ')
