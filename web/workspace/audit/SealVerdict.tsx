import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

interface SealVerdictProps {
  check: { isIntact: boolean; seals: number; entries: number; expired: number; erased: number }
}

/** Whether what is sealed is unchanged, in a word and a sentence. */
export const SealVerdict = ({ check: { isIntact, seals, entries, expired, erased } }: SealVerdictProps) =>
  isIntact ? (
    <>
      <Tag>{t.intact}</Tag> {t.entriesAreUnchanged({ entries: entries - expired - erased, seals })}
    </>
  ) : (
    <>
      <Tag style={{ color: 'var(--ops-late)', borderColor: 'currentColor' }}>{t.changed}</Tag>{' '}
      {t.theLogDoesNotMatch({ entries, seals })}
    </>
  )
