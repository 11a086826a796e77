import { Ghost } from '../../../kernel/ui/Ghost.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of the form while it comes. */
export const FormSkeleton = () => (
  <div aria-busy="true" role="group" aria-label={t.loadingTheForm} style={{ display: 'grid', gap: 12 }}>
    {Array.from({ length: 6 }, (_, i) => (
      <Ghost key={i} style={{ height: 34, width: i % 2 ? '55%' : '75%' }} />
    ))}
  </div>
)
