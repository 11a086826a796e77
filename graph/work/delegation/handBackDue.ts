// Gives back what was delegated until a time that has come: to whom it came from, and what nobody has accepted stays
// with who had it. Links beyond the one that is due end with it.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import { setWrittenAt } from '../../kernel/writtenAt.ts'
import { historySql } from '../action/historySql.ts'

const atMost = 500

// Steps lock the record before its links, so the job does too.
const lockDue = `
  select a.id from action a
  where exists (select from delegation d where d.action_id = a.id and d.state in ('ASKED', 'ACCEPTED') and d.until <= $1)
    and ${isOpenRoot('a.root_id')}
  order by a.id limit ${atMost} for update of a skip locked`

const giveBack = () => `
  with due as (
    select distinct on (d.action_id) d.action_id, d.depth, d.from_id, d.state,
      case when d.state = 'ASKED' then d.held_status end held_status, d.held_reason, d.held_until, f.name from_name, before.from_id delegator_id
    from delegation d
    join app_user f on f.id = d.from_id
    left join delegation before on before.action_id = d.action_id and before.depth = d.depth - 1 and before.state = 'ACCEPTED'
    where d.action_id = any($2::uuid[]) and d.state in ('ASKED', 'ACCEPTED') and d.until <= $1
    order by d.action_id, d.depth),
  seen as (
    select a.*, due.depth, due.from_id, due.from_name, due.state link_state, due.held_status, due.held_reason, due.held_until, due.delegator_id back_to, had.name assignee_name
    from due join action a on a.id = due.action_id left join app_user had on had.id = a.assignee_id),
  changed as (
    update action a set version = a.version + 1, updated_at = $1,
      assignee_id = case when seen.link_state = 'ACCEPTED' then seen.from_id else a.assignee_id end,
      delegator_id = seen.back_to, delegator_levels = a.delegator_levels[1:seen.depth - 1], delegate_id = null,
      status = case when seen.disposition = 'ESCALATED' then a.status else coalesce(seen.held_status, 5) end,
      disposition = case when seen.disposition = 'ESCALATED' then a.disposition end,
      status_at = case when seen.disposition = 'ESCALATED' then a.status_at else $1 end,
      resume_at = case when seen.held_status is not null and seen.disposition is distinct from 'ESCALATED' then seen.held_until end,
      status_reason = case
        when seen.disposition = 'ESCALATED' then a.status_reason when seen.held_status is not null then seen.held_reason else $3 end
    from seen where a.id = seen.id
    returning a.*),
  ${historySql({
    columns: {
      version: 'c.version',
      transition: `'HAND_BACK'`,
      from_status: 's.status',
      to_status: 'c.status',
      from_disposition: 's.disposition',
      to_disposition: 'c.disposition',
      reason: '$3',
      changes: `case when s.link_state = 'ACCEPTED'
        then jsonb_build_object('assignee', jsonb_build_array(coalesce(s.assignee_name, ''), s.from_name)) else '{}' end`,
      at: '$1',
    },
    from: 'changed c join seen s on s.id = c.id',
    record: 'c.id',
    written: 'changed',
  })}
  update delegation d set ended_at = $1, state = case d.state when 'ASKED' then 'RECALLED' else 'HANDED_BACK' end::delegation_state
  from seen where d.action_id = seen.id and d.state in ('ASKED', 'ACCEPTED') and d.depth >= seen.depth`

const reason = 'The time it was delegated for is over.'

/** Gives back what is due by now; answers with how many records. */
export async function handBackDue({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  return db.prisma.$transaction(async (transaction) => {
    await setWrittenAt(transaction, now)
    const due = await transaction.$queryRawUnsafe<{ id: string }[]>(lockDue, now)
    if (due.length)
      await transaction.$executeRawUnsafe(
        giveBack(),
        now,
        due.map(({ id }) => id),
        reason,
      )
    return due.length
  })
}
