import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { isUuid, policy, uuidAsked } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Appointment } from './Appointment.ts'
import { appointmentNumber } from './appointmentKey.ts'
import { AppointmentStatus } from './enums.ts'
import { visibleAppointments } from './visibleAppointments.ts'

builder.queryField('appointment', (t) =>
  t.prismaField({
    type: Appointment,
    nullable: true,
    description: 'An appointment by its key or uuid, cancelled ones too; null where there is none for the viewer.',
    ...policy('appointments.manage'),
    args: {
      key: t.arg.string({
        required: true,
        description: 'The key, as appt-11, or the uuid; a key is of the first tree of the viewer that has it.',
      }),
    },
    resolve: (query, _root, { key }, context) => {
      const number = appointmentNumber(key)
      if (number === undefined && !isUuid(key)) return null
      const where = {
        AND: [visibleAppointments(context.requireViewer()), number === undefined ? { id: key } : { number }],
      }
      return context.db.prisma.appointment.findFirst({ ...query, where, orderBy: { legacyId: 'asc' } })
    },
  }),
)

builder.queryField('appointments', (t) =>
  t.connection({
    type: Appointment,
    description: 'The appointments in sight that are not cancelled, first things first.',
    ...policy('appointments.manage'),
    args: {
      from: t.arg({ type: 'DateTime', description: 'Only those that are not over by then.' }),
      to: t.arg({ type: 'DateTime', description: 'Only those that begin before.' }),
      statuses: t.arg({ type: [AppointmentStatus], description: 'Only those that are this far.' }),
      search: t.arg.string({ description: 'Part of the subject, of what it is for or of the place, or a key.' }),
      mine: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only those that the viewer made or is asked to.',
      }),
      awaitingMe: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only those that the viewer is asked to and has not answered.',
      }),
      organizationId: t.arg.id({ description: 'Only those of this organization.' }),
    },
    resolve: (_root, args, context, info) => {
      const viewer = context.requireViewer()
      const search = args.search?.trim()
      if (unstorable(search).length) throw badArgument('search', 'leave out characters that are none')
      const where: Prisma.AppointmentWhereInput[] = [visibleAppointments(viewer), { cancelledAt: null }]
      if (args.from) where.push({ endsAt: { gt: args.from } })
      if (args.to) where.push({ startsAt: { lt: args.to } })
      if (args.statuses?.length) where.push({ status: { in: args.statuses } })
      if (args.mine) where.push({ parties: { has: viewer.id } })
      if (args.awaitingMe) where.push({ attendees: { some: { userId: viewer.id, response: 'PENDING' } } })
      if (args.organizationId != null) where.push({ organizationId: uuidAsked('Organization', args.organizationId) })
      if (search) {
        const number = appointmentNumber(search)
        const part = { contains: search, mode: 'insensitive' as const }
        where.push({
          OR: [{ name: part }, { objective: part }, { place: part }, ...(number === undefined ? [] : [{ number }])],
        })
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Appointment',
        select: { id: true, legacyId: true },
        paths: [['edges', 'node']],
      })
      const orderBy = [{ startsAt: 'asc' as const }, { legacyId: 'asc' as const }]
      return pageByNumber('appointments', args, (page) =>
        context.db.prisma.appointment.findMany({ ...query, where: { AND: where }, orderBy, ...page }),
      )
    },
  }),
)
