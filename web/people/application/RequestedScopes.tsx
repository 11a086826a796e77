import type { AccessScope } from '../../__generated__/AllowForm_request.graphql.ts'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import * as t from './__generated__/messages.ts'

/** In the words of whoever lets an application do it. */
const abilities: Partial<Record<AccessScope, string>> = {
  READ: t.readWhatYouSee,
  WRITE: t.changeWhatYouMayChange,
  OBSERVATIONS: t.enterMetricData,
  EXPORT: t.downloadLists,
}

/** What an application wants to be allowed. */
export const RequestedScopes = ({ scopes }: { scopes: readonly AccessScope[] }) => (
  <div>
    <span>{t.itCouldThen}</span>
    <ul style={{ display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
      {scopes.map((scope) => (
        <li key={scope} style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 }}>
          <span style={{ color: 'var(--ops-brand)', lineHeight: 1, paddingBlockStart: 2 }}>
            <CheckIcon />
          </span>
          {abilities[scope] ?? scope}
        </li>
      ))}
    </ul>
  </div>
)
