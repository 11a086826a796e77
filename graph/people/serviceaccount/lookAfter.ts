// A program whose account expires stops working, and one whose owner has gone is nobody's: who can act is told before.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import { inPortions } from '../../kernel/inPortions.ts'
import type { Job } from '../../kernel/jobs.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import { tellOwner } from './tellOwner.ts'
import * as t from './__generated__/messages.ts'

const atOnce = 100

interface Due {
  id: string
  name: string
  rootId: string
  organization: string
  expiresAt: Date | null
}

type Asking = Pick<Services, 'db' | 'clock' | 'settings'>

const accounts = `
  service_account a join app_user u on u.id = a.user_id join organization r on r.id = a.root_id
  where a.ended_at is null and u.status = 'ACTIVE' and ${isOpenRoot('r.id')}`

const returned = `returning s.id, due.name, due."rootId", due.organization, s.expires_at as "expiresAt"`
const columns = `a.id, u.name, r.id as "rootId", r.legal_name as organization`

const ending = `
  with due as (
    select ${columns} from ${accounts} and a.end_told_at is null and a.expires_at > $1
      and a.expires_at - least((a.expires_at - a.created_at) / 4, interval '7 days') <= $1
      and a.expires_at - a.created_at >= interval '1 day'
    order by a.expires_at limit ${atOnce} for update of a skip locked)
  update service_account s set end_told_at = $1 from due where s.id = due.id ${returned}`

const ownerless = `
  with due as (
    select ${columns} from ${accounts} and a.owner_told_at is null and not exists (
      select from app_user p join membership m on m.user_id = p.id join organization o on o.id = m.organization_id
      where p.id = a.owner_id and p.status = 'ACTIVE' and o.root_id = r.id and m.starts_at <= $1
        and (m.ends_at is null or m.ends_at > $1))
    order by a.id limit ${atOnce} for update of a skip locked)
  update service_account s set owner_told_at = $1 from due where s.id = due.id ${returned}`

async function each({ db, clock }: Asking, statement: string, tell: (tx: Transaction, due: Due) => Promise<void>) {
  await inPortions(
    db,
    async (tx) => {
      const due = await tx.$queryRawUnsafe<Due[]>(statement, clock.now())
      for (const one of due) await tell(tx, one)
      return due.length === atOnce
    },
    { rest: 0 },
  )
}

/** Tells each owner once that an account expires, a week before; and the Admins once that one needs another owner. */
export async function lookAfter(services: Asking): Promise<void> {
  const { settings, clock } = services
  if (!mailIsSetUp(settings)) return
  const asking = { services, now: clock.now() }
  await each(services, ending, (tx, { id, rootId, name, organization, expiresAt }) =>
    tellOwner(
      tx,
      asking,
      { id, rootId },
      {
        subject: t.endSubject({ name }),
        text: t.endText({ name, organization, day: expiresAt!.toISOString().slice(0, 10) }),
      },
    ),
  )
  await each(services, ownerless, (tx, { rootId, name, organization }) =>
    mailAdmins(tx, asking, rootId, {
      subject: t.ownerSubject({ name }),
      text: t.ownerText({ name, organization }),
    }),
  )
}

export const serviceAccountsJob: Job = { name: 'service accounts', seconds: 3600, run: lookAfter }
