import { movesBeyond } from '../action/who.ts'
import { peopleAt, type Person } from '../../people/membership/peopleAt.ts'
import type { SubjectRow } from '../action/readActions.ts'
import { recordPlace } from '../action/subject.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { rank, type AccessLevel, type Capability } from '../../kernel/policy.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** The capability that it takes to delegate from one level to another. */
function direction(from: AccessLevel, to: AccessLevel): Capability {
  if (rank(to) < rank(from)) return 'records.delegateUp'
  return to === from ? 'records.delegateSideways' : 'records.delegateDown'
}

const hasIt = ({ assigneeId, delegatorId }: SubjectRow, { id }: Person) => id === assigneeId || id === delegatorId

/** Why one viewer may not ask somebody; undefined where they may. */
function refusalOf(viewer: Viewer, subject: SubjectRow, { level }: Person): Said | undefined {
  const capability = direction(viewer.levelAt(subject) ?? 'TRANSACTIONAL', level)
  const place = { ...subject, ...recordPlace(subject) }
  if (viewer.commands(capability, place)) return undefined
  if (!viewer.reaches(capability, place)) return viewer.refusal(capability, subject.rootId)
  return movesBeyond(viewer, place, (from) => [direction(from, level)])
}

function refusalBy(by: readonly Viewer[], subject: SubjectRow, person: Person): Said | undefined {
  // What nobody has is delegated by who asks.
  if (!subject.assigneeId && person.id === by[0]?.id) return t.notToSelf
  return by.map((viewer) => refusalOf(viewer, subject, person)).find(Boolean)
}

/** Whom those whose step it is may ask to take a record, by name. */
export async function delegates(
  context: Context,
  by: readonly Viewer[],
  subject: SubjectRow,
  name: string,
  limit: number,
): Promise<Person[]> {
  const people = await peopleAt(context, subject, { name })
  return people.filter((person) => !hasIt(subject, person) && !refusalBy(by, subject, person)).slice(0, limit)
}

/** The person named, if they may be asked. */
export async function delegateFor(
  context: Context,
  by: readonly Viewer[],
  subject: SubjectRow,
  id: string,
): Promise<Person> {
  const [person] = await peopleAt(context, subject, { ids: [id] })
  if (!person) throw new NotFoundError(the('User'))
  const refused = hasIt(subject, person) ? t.hasIt({ name: person.name }) : refusalBy(by, subject, person)
  if (refused) throw new ValidationError([{ path: 'delegateId', message: refused }])
  return person
}
