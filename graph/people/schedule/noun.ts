import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('BusinessHours', t.oneBusinessHours, t.manyBusinessHours, t.theBusinessHours, {
  audited: { labels: { closures: t.daysClosed, fiscal_month: t.firstMonthOfTheFiscalYear } },
  searched: false,
  exported: false,
})
noun('PersonalSchedule', t.onePersonalSchedule, t.manyPersonalSchedule, t.thePersonalSchedule, {
  audited: true,
  searched: false,
  exported: false,
})
noun('Absence', t.oneAbsence, t.manyAbsence, t.theAbsence, {
  audited: { labels: { slot: t.plannedFor } },
  searched: false,
  exported: false,
})
noun('RecurringAbsence', t.oneRecurringAbsence, t.manyRecurringAbsence, t.theRecurringAbsence, {
  audited: true,
  searched: false,
  exported: false,
})
noun('AbsencePart', t.oneAbsencePart, t.manyAbsencePart, t.theAbsencePart, {
  audited: { labels: { absence_id: t.absence } },
  searched: false,
  exported: false,
})
