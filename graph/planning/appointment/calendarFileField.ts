import { builder } from '../../kernel/builder.ts'
import { Appointment } from './Appointment.ts'
import { calendarColumns, calendarFile } from './calendarFile.ts'

builder.prismaObjectField(Appointment, 'calendarFile', (t) =>
  t.string({
    description: 'The appointment as an iCalendar (.ics) file.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const appointment = await context.db.prisma.appointment.findUniqueOrThrow({
        where: { id },
        include: calendarColumns,
      })
      return calendarFile(appointment, 'PUBLISH')
    },
  }),
)
