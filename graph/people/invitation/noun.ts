import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import * as t from './__generated__/messages.ts'

noun('Invitation', t.one, t.many, t.the, {
  audited: { labels: { used_by_id: t.usedBy } },
  searched: false,
  exported: {
    description: 'Invitations visible to the viewer.',
    columns: {
      Number: 'internalID',
      Email: 'email',
      ...place,
      'Job role': 'jobRole.name',
      Level: 'accessLevelName',
      State: 'state',
      Created: 'createdAt',
      'Created by': 'createdBy.name',
      Expires: 'expiresAt',
      'Used by': 'usedBy.name',
    },
  },
})
