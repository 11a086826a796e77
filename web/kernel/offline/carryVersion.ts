// What waits behind a change of the same record begins with the version that the change has made.
import { allWaiting, keepWaiting, type Waiting } from './waiting.ts'

interface Body {
  variables: { input: { version?: number } }
}

interface Answered {
  data?: { result?: { outcomes?: readonly { action?: { version?: number } | null }[] } }
}

const bodyOf = ({ body }: Pick<Waiting, 'body'>) => JSON.parse(body) as Body

/** Has what was done to the record as the sent change found it go with the version of now. */
export function carryVersion(sent: Waiting, answer: unknown) {
  const { version: seen } = bodyOf(sent).variables.input
  const made = (answer as Answered).data?.result?.outcomes?.[0]?.action?.version
  if (seen === undefined || made === undefined) return
  for (const entry of allWaiting()) {
    if (entry.id === sent.id || entry.actionId !== sent.actionId || entry.problem) continue
    const body = bodyOf(entry)
    const { input } = body.variables
    if (input.version !== seen) continue
    keepWaiting({
      ...entry,
      body: JSON.stringify({ ...body, variables: { ...body.variables, input: { ...input, version: made } } }),
    })
  }
}
