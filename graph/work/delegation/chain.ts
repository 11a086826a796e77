// The chain of delegations of a record: its links that hold, from whom it came first to who has it or is asked now.
import type { SubjectRow } from '../action/readActions.ts'
import { stateOf } from '../action/states.ts'
import type { Effect } from '../action/transition.ts'
import type { Context } from '../../kernel/context.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

/** How often a record may be passed on without coming back. */
export const deepest = 3

interface Link {
  depth: number
  isAccepted: boolean
  fromId: string
  fromName: string
  toId: string
  /** When it goes back by itself. */
  until: Date | null
  /** The hold it was passed on from: its status, why and until when. */
  heldStatus: number | null
  heldReason: string
  heldUntil: Date | null
}

export async function chainOf(context: Context, actionId: string): Promise<Link[]> {
  const links = await context.db.prisma.delegation.findMany({
    where: { actionId, state: { in: ['ASKED', 'ACCEPTED'] } },
    orderBy: { depth: 'asc' },
    select: {
      depth: true,
      state: true,
      fromId: true,
      toId: true,
      until: true,
      heldStatus: true,
      heldReason: true,
      heldUntil: true,
      from: { select: { name: true } },
    },
  })
  return links.map(({ state, from, ...link }) => ({ ...link, isAccepted: state === 'ACCEPTED', fromName: from.name }))
}

/** Who had passed it on before the last link of a chain; the columns of the record say it for the last one. */
export const before = (chain: readonly Link[], levels: readonly number[]) => ({
  delegatorId: chain.at(-2)?.fromId ?? null,
  delegatorLevels: levels.slice(0, -1),
})

/** What brings a record back that nobody took: to the hold that it was delegated from, with its reason and its date. */
export function untaken(chain: readonly Link[], levels: readonly number[], reason: string): Pick<Effect, 'to' | 'set'> {
  const last = chain.at(-1)
  const isHeld = last !== undefined && !last.isAccepted && last.heldStatus !== null
  return {
    ...(isHeld && { to: stateOf(last.heldStatus!, null) }),
    set: {
      ...before(chain, levels),
      delegateId: null,
      statusReason: isHeld ? last.heldReason : reason,
      ...(isHeld && { resumeAt: last.heldUntil }),
    },
  }
}

interface Asking {
  fromId: string
  toId: string
  depth: number
  note: string
  until: Date | null
  /** The record as it is, with its hold where it is held. */
  subject: Pick<SubjectRow, 'status' | 'statusReason' | 'resumeAt'>
  now: Date
}

/** Writes the next link, which waits for its answer. */
export const addLink =
  ({ fromId, toId, depth, note, until, subject: { status, statusReason, resumeAt }, now }: Asking) =>
  (parameters: Parameters): string[] => {
    const isHeld = status === 3 || status === 4
    return [
      `insert into delegation (action_id, from_id, to_id, depth, note, until, held_status, held_reason, held_until, at)
       select id, ${parameters.add(fromId)}::uuid, ${parameters.add(toId)}::uuid, ${parameters.add(depth)}::smallint,
         ${parameters.add(note)}, ${parameters.add(until)}::timestamptz,
         ${parameters.add(isHeld ? status : null)}::smallint, ${parameters.add(isHeld ? statusReason : '')}, ${parameters.add(isHeld ? resumeAt : null)}::timestamptz,
         ${parameters.add(now)}::timestamptz from changed`,
    ]
  }

type Answer = 'ACCEPTED' | 'DECLINED' | 'RECALLED'

/** Answers the link that waits. */
export const answerLink =
  (answer: Answer, now: Date) =>
  (parameters: Parameters): string[] => {
    const at = `${parameters.add(now)}::timestamptz`
    const ended = answer === 'ACCEPTED' ? '' : `, ended_at = ${at}`
    return [
      `update delegation d set state = '${answer}', answered_at = ${at}${ended} from changed
       where d.action_id = changed.id and d.state = 'ASKED'`,
    ]
  }
