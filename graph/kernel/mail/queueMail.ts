import { randomUUID } from 'node:crypto'
import type { MailedSecret } from '../auth/onceSecret.ts'
import type { Transaction } from '../mutation.ts'

interface Letter {
  /** The tree that it is about. */
  rootId?: string
  /** Who wrote it; left out for what the product says by itself. */
  senderId?: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  /** What stands for {secret} in the text when it is sent. */
  secret?: MailedSecret
  /** How many of the addresses are outside of the tree, as admitOutside says. */
  outside?: number
  /** An iCalendar that goes with it; its METHOD says what it asks. */
  calendar?: string
}

/** Writes a mail that a job sends once its transaction is through; answers with its id. */
export async function queueMail(tx: Transaction, { secret, ...letter }: Letter, now: Date): Promise<string> {
  const made = secret && { secretPurpose: secret.purpose, secretName: secret.name }
  const data = { ...letter, ...made, messageId: `${randomUUID()}@opsgraph`, nextAt: now, createdAt: now }
  const { id } = await tx.mail.create({ data, select: { id: true } })
  return id
}
