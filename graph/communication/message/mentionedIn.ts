import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { readSubject, type SubjectRow } from '../../work/action/readActions.ts'
import type { MentionGiven } from '../../work/mention/MentionInput.ts'
import { resolveMentions } from '../../work/mention/resolveMentions.ts'
import * as t from './__generated__/messages.ts'

/** What a message mentions, which is about a record: one that was read, or one by its id, if its writer sees it. */
export async function mentionedIn(
  context: Context,
  about: SubjectRow | string | undefined,
  text: string,
  given: readonly MentionGiven[] | null | undefined,
) {
  if (!given?.length) return {}
  const record = typeof about === 'string' ? await readSubject(context, { column: 'id', values: [about] }) : about
  if (!record) throw new ValidationError([{ path: 'mentions', message: t.onlyAboutRecord }])
  return resolveMentions(context, record, text, given)
}
