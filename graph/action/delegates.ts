import type { Context } from '../context.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { rank, type Capability } from '../policy.ts'
import { peopleAt, type Person } from './people.ts'
import type { SubjectRow } from './readActions.ts'
import { placeOf } from './subject.ts'

/** The capability that it takes to delegate from the viewer's level to another's. */
function direction(context: Context, subject: SubjectRow, { level }: Person): Capability {
  const own = context.requireViewer().levelAt(subject) ?? 'TRANSACTIONAL'
  if (rank(level) < rank(own)) return 'records.delegateUp'
  return level === own ? 'records.delegateSideways' : 'records.delegateDown'
}

const hasIt = ({ assigneeId, delegatorId }: SubjectRow, { id }: Person) => id === assigneeId || id === delegatorId

function reaches(context: Context, subject: SubjectRow, person: Person): boolean {
  const capability = direction(context, subject, person)
  return context.requireViewer().reaches(capability, { ...subject, ...placeOf(subject) })
}

/** Whom the viewer may ask to take a record, by name. */
export async function delegates(context: Context, subject: SubjectRow, name: string, limit: number): Promise<Person[]> {
  const people = await peopleAt(context, subject, { name })
  return people.filter((person) => !hasIt(subject, person) && reaches(context, subject, person)).slice(0, limit)
}

/** The person named, if the viewer may ask them. */
export async function delegateFor(context: Context, subject: SubjectRow, id: string): Promise<Person> {
  const [person] = await peopleAt(context, subject, { id })
  if (!person) throw new NotFoundError('The user')
  const refused = (message: string) => new ValidationError([{ path: 'delegateId', message }])
  if (hasIt(subject, person)) throw refused(`${person.name} has this record already.`)
  if (reaches(context, subject, person)) return person
  throw refused(context.requireViewer().refusal(direction(context, subject, person), subject.rootId))
}
