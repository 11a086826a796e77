import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Import', t.one, t.many, t.the, {
  audited: {
    labels: {
      state: t.state,
      headings: t.headings,
      fields: t.fields,
      total: t.rows,
      compared: t.rowsCompared,
      created: t.rowsCreated,
      changed: t.rowsChanged,
      same: t.rowsUnchanged,
      refused: t.rowsRefused,
      written: t.rowsWritten,
      problem: t.problem,
      failures: t.failures,
      started_at: t.started,
      finished_at: t.finished,
    },
  },
  searched: false,
  exported: false,
})
