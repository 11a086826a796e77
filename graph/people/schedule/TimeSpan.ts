import { builder } from '../../kernel/builder.ts'
import type { Span } from './businessTime.ts'

export const TimeSpan = builder.objectRef<Span>('TimeSpan').implement({
  description: 'A time span between two instants.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'When the span begins.', resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: 'DateTime', description: 'When the span ends, exclusive.', resolve: ({ to }) => new Date(to) }),
  }),
})
