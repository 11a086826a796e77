import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { useSavedToolbarMutation } from '../../__generated__/useSavedToolbarMutation.graphql.ts'
import type { useSavedToolbarResetMutation } from '../../__generated__/useSavedToolbarResetMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import * as t from './__generated__/messages.ts'

const saveMutation = graphql`
  mutation useSavedToolbarMutation($input: SaveToolbarInput!) {
    result: saveToolbar(input: $input) {
      ... on SaveToolbarSuccess {
        toolbar {
          version
          ...ConfigureSection_toolbar
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const resetMutation = graphql`
  mutation useSavedToolbarResetMutation($input: ResetToolbarInput!) {
    result: resetToolbar(input: $input) {
      ... on ResetToolbarSuccess {
        toolbar {
          version
          ...ConfigureSection_toolbar
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

type Setting = useSavedToolbarMutation['variables']['input']['items'][number]

export interface Item extends Readonly<Setting> {
  readonly name: string
}

/** The items as they are wanted, saved one change after the other: of several that wait only the last is sent. */
export function useSavedToolbar(saved: readonly Item[], version: number) {
  const [save] = useMutation<useSavedToolbarMutation>(saveMutation)
  const [reset, isResetting] = useMutation<useSavedToolbarResetMutation>(resetMutation)
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<readonly Item[]>()
  const seen = useRef(version)
  const turn = useRef(0)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    seen.current = version
  }, [version])

  function refused(problems: Problems) {
    toast('error', t.theToolbarWasNotSaved, Object.values(problems)[0])
    setWanted(undefined)
    // Whatever it is elsewhere by now is shown.
    void revalidate()
  }

  function set(items: readonly Item[]) {
    setWanted(items)
    const mine = ++turn.current
    queue.current = queue.current.then(async () => {
      if (mine !== turn.current) return
      const { done, problems } = await save({
        items: items.map(({ key, action }) => ({ key, action })),
        version: seen.current,
      })
      if (problems) return refused(problems)
      seen.current = done.toolbar?.version ?? seen.current
      if (mine === turn.current) setWanted(undefined)
    })
  }

  async function resetAll() {
    turn.current++
    await queue.current
    const { done, problems } = await reset({ version: seen.current })
    if (problems) return refused(problems)
    seen.current = done.toolbar?.version ?? seen.current
    setWanted(undefined)
    announce(t.theToolbarIsWhatItIs)
  }

  return { items: wanted ?? saved, set, resetAll, isResetting }
}
