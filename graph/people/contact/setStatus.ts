import { NotFoundError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { contactToChange } from './visibleContacts.ts'

interface Named {
  id: string
  version?: number | null
}

/** Takes a contact out of the directory, or puts it back; the same again changes nothing. */
export async function setStatus({ context, write }: Call, input: Named, status: 'ACTIVE' | 'INACTIVE') {
  const before = await contactToChange(context, input.id)
  const version = input.version ?? before.version
  return write(async ({ contact }) => {
    const changes = before.status === status && version === before.version ? {} : { status, version: { increment: 1 } }
    const { count } = await contact.updateMany({ where: { id: before.id, version }, data: changes })
    if (count) return { contactId: before.id }
    const current = await contact.findUnique({ where: { id: before.id } })
    throw current ? stale('The contact', { version, status }, current) : new NotFoundError('The contact')
  })
}
