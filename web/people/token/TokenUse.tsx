import { Moment } from '../../kernel/ui/Moment.tsx'
import * as t from './__generated__/messages.ts'

interface TokenUseProps {
  token: {
    readonly lastUsedAt: string | null | undefined
    readonly lastUsedBy: string | null | undefined
    readonly lastUsedFrom: string | null | undefined
  }
}

/** When an access token was last used, by what and from where. */
export function TokenUse({ token: { lastUsedAt, lastUsedBy, lastUsedFrom } }: TokenUseProps) {
  if (!lastUsedAt) return <span style={{ color: 'var(--ops-ink-3)' }}>{t.never}</span>
  return (
    <>
      <Moment at={lastUsedAt} />
      <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
        {lastUsedBy}, {lastUsedFrom}
      </div>
    </>
  )
}
