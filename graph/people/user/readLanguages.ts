import { isLanguage, type Language } from '../../kernel/messages/languages.ts'
import type { Transaction } from '../../kernel/mutation.ts'

/**
 * In which language each of some people is told something: that of their last session which said one, or else the one
 * that is given, as of who has no account.
 */
export async function readLanguages(
  tx: Transaction,
  userIds: readonly (string | null)[],
  otherwise: Language,
): Promise<(userId: string | null) => Language> {
  const rows = await tx.$queryRaw<{ user_id: string; language: string }[]>`
    select distinct on (user_id) user_id, language from session
    where user_id = any(${userIds.filter(Boolean)}::uuid[]) and language is not null
    order by user_id, last_used_at desc nulls last, id desc`
  const known = new Map(rows.map(({ user_id: id, language }) => [id, language]))
  return (userId) => {
    const language = userId && known.get(userId)
    return isLanguage(language) ? language : otherwise
  }
}
