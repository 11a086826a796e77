import { builder } from '../builder.ts'
import { Department } from '../department/Department.ts'
import { Group } from '../department/Group.ts'
import { JobRole } from '../department/JobRole.ts'
import { Organization } from '../organization/Organization.ts'
import { accessLevelNames, accessLevels } from '../policy.ts'

export const AccessLevel = builder.enumType('AccessLevel', {
  description: 'What somebody may do, from the most to the least.',
  values: Object.fromEntries(
    accessLevels.map((level) => [level, { description: `${accessLevelNames[level]}.` }]),
  ) as Record<(typeof accessLevels)[number], { description: string }>,
})

export const Membership = builder.prismaObject('Membership', {
  description: 'Places a user in an organization, and there in a department and group.',
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.' }),
    accessLevel: t.expose('accessLevel', { type: AccessLevel, description: 'What the user may do there.' }),
    accessLevelName: t.string({
      description: 'The access level in words.',
      select: { accessLevel: true },
      resolve: ({ accessLevel }) => accessLevelNames[accessLevel],
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'From when on it holds.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Until when it holds.' }),
    organization: t.relation('organization', { type: Organization, description: 'Where the user belongs.' }),
    department: t.relation('department', { type: Department, nullable: true, description: 'The department there.' }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group of the department.' }),
    jobRole: t.relation('jobRole', { type: JobRole, description: 'What the job is called.' }),
  }),
})
