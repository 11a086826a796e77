import { Ghost } from '../../../kernel/ui/Ghost.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of the lanes, or of one of them, that are to come. */
export const LaneGhosts = ({ count = 3 }: { count?: number }) => (
  <div
    className="no-print"
    role="group"
    aria-busy="true"
    aria-label={t.loadingRecords}
    style={{ display: 'grid', gap: 8, padding: count > 1 ? '0 20px' : 0 }}
  >
    {Array.from({ length: count }, (_, i) => (
      <Ghost key={i} style={{ height: 96 }} />
    ))}
  </div>
)
