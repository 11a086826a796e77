import { ValidationError } from '../../kernel/errors.ts'
import type { Text } from '../../kernel/messages/text.ts'

/** Throws where a series is not in the status that a change starts from. */
export function requireStatus({ status }: { status: string }, wanted: string, otherwise: Text): void {
  if (status !== wanted) throw new ValidationError([{ path: 'input', message: otherwise }])
}
