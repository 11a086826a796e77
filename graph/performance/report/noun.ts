import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('SavedReport', t.one, t.many, t.the, {
  audited: {
    labels: {
      metric_ids: t.metrics,
      scope_id: t.scope,
      periods: t.periods,
      from_day: t.fromColumn,
      to_day: t.until,
      shown_as: t.shownAs,
      deleted_at: t.deleted,
    },
  },
  searched: false,
  exported: false,
})
