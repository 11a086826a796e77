import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { BoardLiveSubscription } from '../../__generated__/BoardLiveSubscription.graphql.ts'
import { isServersToSay } from '../../kernel/shell/boardFilter.ts'
import { useReadSince } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useBoard } from './BoardContext.ts'
import { applyMove } from './boardStore.ts'
import { useQuietly } from './useQuietly.ts'

const subscription = graphql`
  subscription BoardLiveSubscription {
    boardChanged {
      actionId
      version
      before {
        bucket
        organizationId
        organizationPath
        assigneeId
        groupId
        actionClassId
        priorityId
        title
        key
      }
      after {
        bucket
        organizationId
        organizationPath
        assigneeId
        groupId
        actionClassId
        priorityId
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
  const readSince = useReadSince()
  const current = useRef(board)
  const heardAt = useRef(-Infinity)
  // What came while another board was read, for however long, went to the one before it.
  useEffect(() => {
    const isAnother = current.current !== board
    current.current = board
    if (isAnother && heardAt.current >= (readSince ?? 0)) void revalidate()
  }, [board, readSince, revalidate])
  useQuietly(() => {
    if (isServersToSay(board.filter)) void revalidate()
  })
  useLive<BoardLiveSubscription>(subscription, {
    updater(store, data) {
      const { actionId, version, before, after } = data?.boardChanged ?? {}
      heardAt.current = performance.now()
      if (!actionId || version === undefined) void revalidate()
      else applyMove(store, current.current, { id: actionId, version, before: before ?? null, after: after ?? null })
    },
    onMissed: () => void revalidate(),
    readSince,
  })
  return null
}
