import { noun } from '../../../kernel/noun.ts'

noun('AppointmentSeries', 'recurring appointment', 'recurring appointments', {
  audited: true,
  searched: false,
  exported: false,
})
