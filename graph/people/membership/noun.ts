import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { scopeOver } from '../../kernel/reach.ts'
import * as t from './__generated__/messages.ts'

noun('Membership', t.one, t.many, t.the, {
  audited: true,
  searched: {
    kind: 'PERSON',
    description: 'A person with a membership visible to the viewer.',
    heading: 'people',
    node: 'User',
    entry: 'MEMBERSHIP',
    from: 'membership m',
    joins: 'join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id',
    reach: (context, parameters) => {
      const now = `${parameters.add(context.now)}::timestamptz`
      const columns = {
        rootId: 'o.root_id',
        organizationId: 'm.organization_id',
        departmentId: 'm.department_id',
        groupId: 'm.group_id',
        own: (ids: string) => `m.user_id = any(${ids})`,
      }
      const seen = scopeOver(context.requireViewer().scope('people.read'), columns, parameters)
      return `m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}) and ${seen}`
    },
    id: 'u.id',
    number: 'u.legacy_id',
    title: 'u.name',
    organizationId: 'm.organization_id',
    over: `u.status <> 'ACTIVE'`,
    isOnce: true,
  },
  exported: {
    list: 'MEMBERS',
    description:
      'People of an organization and its sub-organizations, with their memberships, job roles and access levels.',
    of: 'Organization',
    columns: {
      Number: 'user.internalID',
      Name: 'user.name',
      Email: 'user.email',
      ...place,
      'Job role': 'jobRole.name',
      Level: 'accessLevelName',
      Status: 'status',
      From: 'startsAt',
      Until: 'endsAt',
    },
  },
})
