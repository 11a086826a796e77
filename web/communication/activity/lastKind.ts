// What somebody wrote last on a record.
import { keepChoice, readChoice } from '../../kernel/shell/ownChoice.ts'

export const writtenKinds = ['note', 'message', 'mail'] as const
export type WrittenKind = (typeof writtenKinds)[number]

const name = 'composer kind'

/** A note where they have chosen nothing yet. */
export function lastKind(): WrittenKind {
  const kept = readChoice(name)
  return writtenKinds.find((kind) => kind === kept) ?? 'note'
}

export const keepKind = (kind: WrittenKind) => void keepChoice(name, kind)
