import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { peopleAt, type Person, type WorkPlace } from '../../people/membership/peopleAt.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** Whether the viewer may give this person work: themselves, or whoever is where they manage records. */
function reaches(context: Context, { rootId }: WorkPlace, { id, memberships }: Person): boolean {
  const viewer = context.requireViewer()
  if (id === viewer.id) return true
  return memberships.some((membership) =>
    viewer.commands('records.manage', { ...membership, rootId, bucket: 1, parties: [] }),
  )
}

/** Whom the viewer may give work at a place, by name. */
export async function assignees(context: Context, place: WorkPlace, name: string, limit: number): Promise<Person[]> {
  const people = await peopleAt(context, place, { name })
  return people.filter((person) => reaches(context, place, person)).slice(0, limit)
}

/** Somebody at a place; those who are asked for at the same time are read together, and nothing is kept of it. */
function personAt(context: Context, place: WorkPlace, id: string): Promise<Person | null> {
  const read = async (ids: readonly string[]) => {
    const people = new Map((await peopleAt(context, place, { ids })).map((person) => [person.id, person]))
    return ids.map((one) => people.get(one) ?? null)
  }
  return context.batch<string, Person | null>(`person at ${place.organizationId}`, read, id)
}

/** The person named, if the viewer may give them work there. */
export async function assignableFor(context: Context, place: WorkPlace, id: string): Promise<Person> {
  const person = await personAt(context, place, id)
  if (!person) throw new NotFoundError(the('User'))
  if (reaches(context, place, person)) return person
  throw new ValidationError([{ path: 'assigneeId', message: t.notAssignable({ name: person.name }) }])
}
