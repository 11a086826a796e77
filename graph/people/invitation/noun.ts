import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'

noun('Invitation', 'invitation', 'invitations', {
  audited: true,
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
