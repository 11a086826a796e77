import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { BoardLiveSubscription } from '../__generated__/BoardLiveSubscription.graphql.ts'
import { useBoard } from './BoardContext.ts'
import { applyMove } from './boardStore.ts'

const subscription = graphql`
  subscription BoardLiveSubscription {
    boardChanged {
      actionId
      version
      before {
        bucket
        organizationPath
        groupId
        classID
        priorityID
        title
        key
      }
      after {
        bucket
        organizationPath
        groupId
        classID
        priorityID
        title
        key
      }
      action {
        id
        ...BoardCard_action
        ...ActionCard_action
      }
    }
  }
`

/** Takes in what others change, and reads the board again where something may have been missed. */
export function BoardLive() {
  const board = useBoard()
  const { revalidate } = useRevalidator()
  const current = useRef(board)
  useEffect(() => {
    current.current = board
  }, [board])
  useSubscription<BoardLiveSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater(store, data) {
          const { actionId, version, before, after } = data?.boardChanged ?? {}
          if (!actionId || version === undefined) void revalidate()
          else applyMove(store, current.current, { id: actionId, version, before: before ?? null, after: after ?? null })
        },
      }),
      [revalidate],
    ),
  )
  useEffect(() => {
    let wasLost = false
    let stop: (() => void) | undefined
    let gone = false
    void import('../relay/eventStream.ts').then(({ onStreamState }) => {
      if (gone) return
      stop = onStreamState((state) => {
        if (state === 'live' && wasLost) void revalidate()
        wasLost = state === 'lost'
      })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [revalidate])
  return null
}
