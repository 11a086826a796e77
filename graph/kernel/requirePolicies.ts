import { isObjectType, type GraphQLSchema } from 'graphql'
import { capabilities } from './policy.ts'

/** Ends a start where a root field or a node declares no policy, or one that there is not. */
export function requirePolicies(schema: GraphQLSchema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  for (const root of roots)
    for (const field of Object.values(root?.getFields() ?? {}))
      requirePolicy(`${root!.name}.${field.name}`, field.extensions.policy)
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
      requirePolicy(type.name, type.extensions.policy)
}

const known = new Set<unknown>(['public', 'signedIn', ...capabilities])

function requirePolicy(name: string, policy: unknown) {
  if (!known.has(policy)) throw new Error(`${name} declares no policy.`)
}
