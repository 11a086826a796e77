// When a session was last used, and in which language: kept to the minute, by whichever process is first.
import type { Services } from '../../kernel/context.ts'
import type { Language } from '../../kernel/messages/languages.ts'

const usedAgain = 60_000
const keptAtMost = 10_000

/** When each session was last written down here, in milliseconds. */
const noted = new Map<string, number>()

const write = `
  update session set last_used_at = $2, language = coalesce($4, language)
  where id = $1 and (last_used_at is null or last_used_at <= $3)`

/** Writes down that a session is in use, once a minute at most. */
export async function noteSessionUse(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  sessionId: string,
  language: Language | undefined,
): Promise<void> {
  const now = clock.now()
  const last = noted.get(sessionId)
  if (last !== undefined && now.getTime() - last < usedAgain) return
  if (noted.size >= keptAtMost) noted.clear()
  noted.set(sessionId, now.getTime())
  await db
    .run(write, [sessionId, now, new Date(now.getTime() - usedAgain), language ?? null])
    .catch((error: unknown) => log.error({ err: error }, 'The use of a session could not be noted.'))
}
