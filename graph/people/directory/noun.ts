import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('DirectoryPerson', t.person, t.people, t.thePerson, {
  audited: {
    labels: {
      external_id: t.externalId,
      user_name: t.userName,
      email: t.email,
      display_name: t.displayName,
      given_name: t.givenName,
      family_name: t.familyName,
      is_active: t.isActive,
      has_disabled: t.hasDisabled,
      membership_ids: t.memberships,
      kept_told_at: t.keptTold,
      deleted_at: t.removed,
    },
    said: ['root_id'],
  },
  searched: false,
  exported: false,
})

noun('DirectoryGroup', t.group, t.groups, t.theGroup, {
  audited: { labels: { external_id: t.externalId, display_name: t.displayName }, said: ['root_id'] },
  searched: false,
  exported: false,
})
