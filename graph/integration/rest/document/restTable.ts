// docs/rest.md: every legacy path in a line.
import type { OpenApi, Operation, Parameter, Reference } from './openapi.ts'
import type { JsonSchema } from './jsonSchemas.ts'

export function restTable({ paths, tags }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const parts = tags.map(({ name }) => {
    const lines = operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ path, method, operation }) => line(path, method, operation))
    return `## ${name}\n\n| path | GraphQL twin | policy | shape |\n|---|---|---|---|\n${lines.join('\n')}\n`
  })
  return `# The legacy paths

Made from the rows in \`graph/integration/rest/\` by \`npm run generate\`; never edited. A running Opsgraph has all that can be said of each at /api/docs,
and as OpenAPI 3.1 at /api/openapi.json. The policy is a capability of \`graph/kernel/policy.ts\`, \`signedIn\` where it is about what is one's own,
or \`public\`.

${operations.length} paths and methods.

${parts.join('\n')}`
}

function line(path: string, method: string, { parameters, requestBody, responses, ...operation }: Operation): string {
  const given = parameters.flatMap((one) => nameOf(one) ?? [])
  const sent = requestBody && shapeOf(requestBody.content['application/json'].schema)
  const done = responses[200] as { content: { 'application/json': { schema: JsonSchema } } }
  const query = given.length ? `?${given.join(', ')} ` : ''
  const shape = `${query}${sent ? `${sent} ` : ''}→ ${shapeOf(done.content['application/json'].schema)}`
  return `| ${method} ${path} | ${operation['x-graphql'].join(', ')} | ${operation['x-policy']} | ${shape.replaceAll('|', String.raw`\|`)} |`
}

function nameOf(parameter: Parameter | Reference): string | undefined {
  if ('$ref' in parameter)
    return parameter.$ref.endsWith('/idempotencyKey') ? undefined : `${parameter.$ref.split('/').at(-1)}?`
  return parameter.required ? parameter.name : `${parameter.name}?`
}

/** A shape by its name, or by its fields. */
function shapeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.type === 'array') return `${shapeOf((schema.items ?? {}) as JsonSchema)}[]`
  if (!schema.properties) return [schema.type ?? 'anything'].flat().join(' or ')
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    return `${name}${optional}${(field as JsonSchema).type === 'array' ? '[]' : ''}`
  })
  return `{${fields.join(', ')}}`
}
