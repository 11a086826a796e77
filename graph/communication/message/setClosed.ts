import { NotFoundError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { threadToPostIn } from './posting.ts'

interface Named {
  id: string
  version?: number | null
}

/** Closes a thread or opens it again; the same again changes nothing. */
export async function setClosed({ context, write }: Call, input: Named, isClosed: boolean) {
  const before = await threadToPostIn(context, input.id, { evenClosed: true })
  const version = input.version ?? before.version
  const closedAt = isClosed ? context.now : null
  return write(async ({ thread }) => {
    if ((before.closedAt !== null) === isClosed && version === before.version) return { threadId: before.id }
    const { count } = await thread.updateMany({
      where: { id: before.id, version },
      data: { closedAt, version: { increment: 1 } },
    })
    if (count) return { threadId: before.id }
    const current = await thread.findUnique({ where: { id: before.id } })
    throw current ? stale('The thread', { version, closedAt }, current) : new NotFoundError('The thread')
  })
}
