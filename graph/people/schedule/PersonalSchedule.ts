import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import type { Context } from '../../kernel/context.ts'
import { Membership } from '../membership/Membership.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganization } from '../../organization/organization/loadOrganization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { Absence } from './Absence.ts'
import { hoursOfOrganizations } from './organizationHours.ts'
import { permissionFor } from './person.ts'
import { aheadAt, visibleAbsences } from './visibleAbsences.ts'
import { WorkingWindowType, type WorkingWindow } from './workingWindows.ts'

interface Key {
  userId: string
  organizationId: string
  rootId: string
}

export interface ScheduleShape extends Key {
  timeZone: string
  windows: readonly WorkingWindow[]
  /** 0 where it is not their own. */
  version: number
  /** Whose business hours it is, where it is not their own; null for those that come with the product. */
  hoursOfId: string | null
}

export const PersonalSchedule = builder.objectRef<ScheduleShape>('PersonalSchedule').implement({
  description: 'The working hours of a user in an organization.',
  fields: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The organization the schedule applies to.',
      resolve: ({ organizationId }, _args, context, info) => loadOrganization(context, info, organizationId),
    }),
    isOwn: t.boolean({
      description: 'Whether the user has an individual schedule instead of the business hours.',
      resolve: ({ version }) => version > 0,
    }),
    hoursOf: t.field({
      type: Organization,
      nullable: true,
      description:
        "The organization whose business hours apply; null if the schedule is the user's own or the organization is not visible to the viewer.",
      resolve: ({ hoursOfId }, _args, context, info) =>
        hoursOfId ? organizationInSight(context, info, hoursOfId) : null,
    }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA time zone of the working hours.' }),
    windows: t.field({
      type: [WorkingWindowType],
      description: 'The weekly working hours, in order.',
      resolve: ({ windows }) => [...windows],
    }),
    absences: t.field({
      type: [Absence],
      description:
        'Current and future absences under the same root organization, earliest first; those of a recurring absence up to 62 days ahead.',
      resolve: ({ userId, rootId }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'absence',
          type: 'Absence',
          key: 'userId',
          parentId: userId,
          where: { AND: [visibleAbsences(context), { rootId }, aheadAt(context.now)] },
          orderBy: { startsAt: 'asc' },
        }),
    }),
    version: t.exposeInt('version', { description: 'Increases with every change; 0 without an individual schedule.' }),
  }),
})

declareShapePermissions(PersonalSchedule, {
  edit: [
    'Whether the viewer may change it.',
    (_viewer, { userId, rootId }, context) => permissionFor(context, userId, rootId),
  ],
})

/** When people work in organizations, read for all of a request at once: their own schedule, else the hours there. */
export function scheduleOf(context: Context, key: Key): Promise<ScheduleShape> {
  const loader = context.loader<Key, ScheduleShape>(
    'schedules',
    async (keys) => {
      const { personalSchedule } = context.db.prisma
      const userId = { in: keys.map((one) => one.userId) }
      const rows = await personalSchedule.findMany({
        where: { userId, organizationId: { in: keys.map((one) => one.organizationId) } },
      })
      const found = keys.map((one) =>
        rows.find((row) => row.userId === one.userId && row.organizationId === one.organizationId),
      )
      const others = keys.flatMap((one, i) => (found[i] ? [] : [one.organizationId]))
      const hours = others.length ? await hoursOfOrganizations(context.db, others) : new Map()
      return keys.map((one, i) => {
        const own = found[i]
        if (own)
          return {
            ...one,
            timeZone: own.timeZone,
            windows: own.windows as unknown as WorkingWindow[],
            version: own.version,
            hoursOfId: null,
          }
        const there = hours.get(one.organizationId)!
        return { ...one, ...there.hours, version: 0, hoursOfId: there.setAtId }
      })
    },
    ({ userId, organizationId }) => `${userId} ${organizationId}`,
  )
  return loader.load(key)
}

builder.prismaObjectField(Membership, 'schedule', (t) =>
  t.field({
    type: PersonalSchedule,
    description: "The user's working schedule in the organization.",
    select: { userId: true, organizationId: true, organization: { select: { rootId: true } } },
    resolve: ({ userId, organizationId, organization }, _args, context) =>
      scheduleOf(context, { userId, organizationId, rootId: organization.rootId }),
  }),
)
