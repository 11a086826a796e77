import { keepWaiting, type Waiting } from './waiting.ts'

interface Body {
  variables: { input: { version?: number; idempotencyKey?: string } }
}

/**
 * Has what was refused sent once more, of the record as it stands now; under a key of its own, since it is another try.
 */
export function tryAgain({ problem: _refused, ...entry }: Waiting, version: number | undefined) {
  const body = JSON.parse(entry.body) as Body
  const { input } = body.variables
  const known = input.version === undefined || version === undefined ? {} : { version }
  keepWaiting({
    ...entry,
    body: JSON.stringify({
      ...body,
      variables: { ...body.variables, input: { ...input, ...known, idempotencyKey: crypto.randomUUID() } },
    }),
  })
}
