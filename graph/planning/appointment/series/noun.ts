import { noun } from '../../../kernel/noun.ts'
import * as t from '../__generated__/messages.ts'

noun('AppointmentSeries', t.oneSeries, t.manySeries, t.the, {
  audited: true,
  searched: false,
  exported: false,
})
