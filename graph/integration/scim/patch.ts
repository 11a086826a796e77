// The message of a patch (RFC 7644, 3.5.2).
import { DirectoryRefusal } from '../../people/directory/refusal.ts'

export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export interface Operation {
  op: string
  path?: string
  value?: unknown
}

const verbs = ['add', 'remove', 'replace']
const invalid = (detail: string) => new DirectoryRefusal(400, 'invalidSyntax', detail)

/** The operations of a body, each with a verb in lower case and a path, if any, that is text. */
export function operationsIn(body: Record<string, unknown>): Operation[] {
  const given = Object.entries(body).find(([key]) => key.toLowerCase() === 'operations')?.[1]
  const hasSchema = Array.isArray(body.schemas) && body.schemas.includes(patchSchema)
  if (!hasSchema || !Array.isArray(given) || !given.length)
    throw invalid(`Send operations, with the schema ${patchSchema}.`)
  return given.map((one: unknown) => {
    const { op, path, value } = Object(one) as Record<string, unknown>
    const verb = typeof op === 'string' ? op.toLowerCase() : ''
    if (!verbs.includes(verb)) throw invalid(`op: one of ${verbs.join(', ')}.`)
    if (path !== undefined && typeof path !== 'string')
      throw new DirectoryRefusal(400, 'invalidPath', 'path: send text.')
    if (verb === 'remove' && !path) throw new DirectoryRefusal(400, 'noTarget', 'path: say what is removed.')
    return { op: verb, ...(path && { path }), ...(value !== undefined && { value }) }
  })
}
