import { noun } from '../../kernel/noun.ts'

noun('BusinessHours', 'business hours', 'business hours', { audited: true, searched: false, exported: false })
noun('PersonalSchedule', 'personal schedule', 'personal schedules', { audited: true, searched: false, exported: false })
noun('Absence', 'absence', 'absences', { audited: true, searched: false, exported: false })
noun('RecurringAbsence', 'recurring absence', 'recurring absences', { audited: true, searched: false, exported: false })
noun('AbsencePart', 'part of an absence', 'parts of absences', { audited: true, searched: false, exported: false })
