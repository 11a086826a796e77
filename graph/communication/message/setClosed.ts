import type { Call } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
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
    await changeVersioned(thread, 'The thread', { id: before.id, version }, { closedAt })
    return { threadId: before.id }
  })
}
