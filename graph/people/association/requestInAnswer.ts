import type { builder } from '../../kernel/builder.ts'
import { AssociationRequest } from './AssociationRequest.ts'
import { loadRequest } from './visibleRequests.ts'

type Types = (typeof builder)['$inferSchemaTypes']

/** The request as it is now, in the success of what was done with it. */
export const requestInAnswer = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { requestId: string }>) => ({
  request: t.field({
    type: AssociationRequest,
    description: 'The association request after the change.',
    resolve: ({ requestId }, _args, context, info) => loadRequest(context, info, requestId),
  }),
})
