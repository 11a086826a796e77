import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { Reach } from '../membership/Reach.ts'

export const PolicyCellInput = builder.inputType('PolicyCellInput', {
  description: 'How far an access level is to get with a capability.',
  fields: (t) => ({
    capability: t.string({ required: true, description: 'The name of the capability.' }),
    accessLevel: t.field({ type: AccessLevel, required: true, description: 'The access level.' }),
    reach: t.field({
      type: Reach,
      required: true,
      description: 'How far it is to get; the default takes the change back.',
    }),
    seen: t.field({ type: Reach, description: 'How far it got when one decided; another reach by now is a conflict.' }),
  }),
})
