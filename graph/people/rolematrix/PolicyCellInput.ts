import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { Reach } from '../membership/Reach.ts'

export const PolicyCellInput = builder.inputType('PolicyCellInput', {
  description: 'The reach of an access level in a capability.',
  fields: (t) => ({
    capability: t.string({ required: true, description: 'The name of the capability.' }),
    accessLevel: t.field({ type: AccessLevel, required: true, description: 'The access level whose reach changes.' }),
    reach: t.field({
      type: Reach,
      required: true,
      description: 'The new reach; the default reach removes the change.',
    }),
    seen: t.field({
      type: Reach,
      description: 'The reach the change is based on; if it has changed since, the result is a conflict.',
    }),
  }),
})
