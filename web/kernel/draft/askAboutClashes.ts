import type { Environment } from 'relay-runtime'
import { askConflict } from '../relay/askConflict.ts'
import type { Draft, DraftClash } from './Draft.ts'
import { textOf } from './draftText.ts'
import * as t from './__generated__/messages.ts'

/** The names of what is picked by its id, as far as they were read here. */
const namesIn = (environment: Environment) => (id: string) => {
  const record = environment.getStore().getSource().get(id)
  const name = record?.name ?? record?.title
  return typeof name === 'string' ? name : undefined
}

/**
 * Shows both values of what a draft and somebody else have changed. Undecided, the server tells of it when it is sent.
 */
export async function askAboutClashes(draft: Draft, clashes: readonly DraftClash[], environment: Environment) {
  const nameOf = namesIn(environment)
  const choice = await askConflict({
    message: t.thisWasSavedAfterYouTyped,
    version: 0,
    differences: clashes.map(({ part, path, mine, current }) => ({
      field: path.at(-1) ?? part,
      yours: textOf(mine, nameOf),
      current: textOf(current, nameOf),
    })),
  })
  if (choice === 'MINE' || choice === 'THEIRS') draft.resolve(choice)
}
