import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useProperty_action$key } from '../../../__generated__/useProperty_action.graphql.ts'
import { theirs } from '../../../kernel/relay/problems.ts'
import { toast } from '../../../kernel/shell/toast.ts'
import type { MoveInput, MoveProblems } from '../moveAction.ts'
import type { TransitionName } from '../moves.ts'
import { useMoveAction } from '../useMoveAction.ts'
import * as t from './__generated__/messages.ts'

interface Hoped {
  text: string
  /** What was shown of the record before, and its version. */
  was: string
  version: number
}

/** One property of a record: what is shown of it, whether the viewer may change it by a step, and how. */
export function useProperty(key: useProperty_action$key, transition: TransitionName, shown: string) {
  const action = useFragment(
    graphql`
      fragment useProperty_action on Action {
        id
        title
        state
        bucket
        version
        viewerTransitions
        allowedTransitions {
          name
          label
          allowed
          fitsState
          reason
          to
          bucket
          needs
        }
      }
    `,
    key,
  )
  const commit = useMoveAction()
  const [hoped, setHoped] = useState<Hoped>()
  const step = action.allowedTransitions.find(({ name }) => name === transition)
  // What was chosen shows until the record is read with it.
  const isHoped = hoped?.was === shown && action.version <= hoped.version + 1

  /** Saves it of the record as it was seen; resolves with what was wrong, or undefined. */
  async function save(input: MoveInput, text: string, version = action.version): Promise<MoveProblems | undefined> {
    if (!step) return undefined
    setHoped({ text, was: shown, version })
    const failed = await commit({ ...action, version }, { ...step, from: action.state }, input)
    if (failed) setHoped(undefined)
    return failed === theirs ? undefined : failed
  }

  return {
    text: isHoped ? hoped.text : shown,
    isHoped,
    version: action.version,
    isAllowed: step?.allowed ?? false,
    /** Why it may not be changed, where its state is not why. */
    whyNot: step && step.fitsState && !step.allowed ? step.reason : undefined,
    save,
    /** Saves what was chosen of a list that has closed by then. */
    async choose(input: MoveInput, text: string) {
      const failed = await save(input, text)
      if (failed) toast('error', t.wasNotChanged({ title: action.title }), Object.values(failed)[0])
    },
  }
}
