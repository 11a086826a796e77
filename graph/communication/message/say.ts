import type { Transaction } from '../../kernel/mutation.ts'
import { ConflictError } from '../../kernel/errors.ts'
import type { KeptMention } from '../../work/mention/Mention.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import * as t from './__generated__/messages.ts'

interface Said {
  threadId: string
  authorId: string
  text: string
  mailId?: string
  /** What the text mentions, and who is told of that. */
  mentions?: KeptMention[]
  mentionedIds?: string[]
}

/** Says something in a thread, after all that was said before: one says it after the other. */
export async function say(tx: Transaction, { mailId, mentions = [], ...said }: Said, now: Date): Promise<string> {
  const [thread] = await tx.$queryRaw<
    { closed_at: Date | null }[]
  >`select closed_at from thread where id = ${said.threadId}::uuid for no key update`
  if (thread?.closed_at) throw new ConflictError(t.closedAlready)
  const kept = mentions.map((one) => ({ ...one }))
  const data = { ...said, mentions: kept, createdAt: now, ...(mailId && { kind: 'MAIL' as const, mailId }) }
  const { id } = await tx.message.create({ data, select: { id: true } })
  await addToOutbox(tx, { kind: 'MESSAGE', ofId: id, at: now })
  return id
}
