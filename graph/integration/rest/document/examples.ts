// The rows' examples against a fresh demo, whose ids are the same on every machine.
import type { RestRow } from '../rest.ts'
import { demoOrganization, demoPeople } from './demoIds.ts'

/** What stands for an id in an example, as the demo has it for an account. */
const demoIds = (as = ''): Record<string, string> => ({
  '{organization}': demoOrganization,
  '{viewer}': demoPeople[as] ?? '',
  '{refresh_token}': 'the refresh_token of POST /api/auth/login',
})

const filled = (text: string, ids: Record<string, string>) =>
  Object.entries(ids).reduce((all, [name, id]) => all.replaceAll(name, id), text)

/** An example with the ids of the demo: the parameters of its query and path, and its body. */
export function exampleOf({ example: { as, query = '', body, id } }: RestRow) {
  const ids = demoIds(as)
  const parameters: Record<string, string> = Object.fromEntries(new URLSearchParams(filled(query, ids)))
  if (id !== undefined) parameters.id = id
  return {
    parameters,
    body: body === undefined ? undefined : (JSON.parse(filled(JSON.stringify(body), ids)) as unknown),
  }
}
