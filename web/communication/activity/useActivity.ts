import { useCallback, useEffect, useEffectEvent, useRef, useTransition } from 'react'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import type { useActivityPageQuery } from '../../__generated__/useActivityPageQuery.graphql.ts'
import type { useActivity_action$data, useActivity_action$key } from '../../__generated__/useActivity_action.graphql.ts'
import pageQuery from '../../__generated__/useActivityPageQuery.graphql.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import '../../kernel/relay/keptPages.ts'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import type { activityFilters } from './activityFilter.ts'

type Filter = (typeof activityFilters)[number]

/**
 * What it is, by its kind. It is read with the record and not by a fragment on what they have in common: of a note that
 * one has just written, Relay does not know yet that it has that in common, and would hide the record until it is read.
 */
export type ActivityItemShown = useActivity_action$data['activity']['edges'][number]['node']

/** An entry of the stream, and where it stands in it. */
export interface ActivityEntryShown {
  id: string
  at: string
  /** Who did it; null for what happened by itself. */
  by: { readonly id: string; readonly name: string } | null
  /** On whose behalf. */
  forId: string | undefined
  /** Whether it is of the history. */
  isStep: boolean
  item: ActivityItemShown
}

/** How many entries are read at once. */
const size = 30

/** The activity of a record as it is narrowed: its latest entries, those before them on request, and what comes. */
export function useActivity(key: useActivity_action$key, { kinds }: Filter) {
  const {
    data: read,
    refetch,
    ...page
  } = usePaginationFragment<useActivityPageQuery, useActivity_action$key>(
    graphql`
      fragment useActivity_action on Action
      @refetchable(queryName: "useActivityPageQuery")
      @argumentDefinitions(
        last: { type: "Int", defaultValue: 30 }
        before: { type: "Cursor" }
        kinds: { type: "[ActivityKind!]" }
      ) {
        id
        version
        activity(last: $last, before: $before, kinds: $kinds)
          @connection(key: "useActivity_activity", handler: "keptPages") {
          __id
          edges {
            node {
              ... on HistoryEntry {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on with where it stands
                ...ChangeLine_entry @alias(as: "change")
                at
                actor {
                  id
                  name
                }
                onBehalfOf {
                  id
                }
              }
              ... on Note {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on with where it stands
                ...NoteItem_note @alias(as: "note")
                at: createdAt
                author {
                  id
                  name
                }
              }
              ... on Message {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on with where it stands
                ...MessageItem_message @alias(as: "message")
                at: createdAt
                author {
                  id
                  name
                }
              }
              ... on Attachment {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on with where it stands
                ...AttachmentRow_attachment @alias(as: "attachment")
                at: addedAt
                addedBy {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  // Whoever may not see the record any more reads nothing of it.
  const data = read as typeof read | null
  const id = data?.id ?? ''
  const version = data?.version
  const [isNarrowing, startNarrowing] = useTransition()
  const shown = useRef<Filter['kinds']>(null)
  const narrow = useEffectEvent((wanted: Filter['kinds']) => {
    if (shown.current === wanted) return
    shown.current = wanted
    startNarrowing(() => void refetch({ kinds: wanted, last: size }, { fetchPolicy: 'store-or-network' }))
  })
  useEffect(() => {
    narrow(kinds)
  }, [kinds])
  const readEntries = useCallback(() => {
    const variables = { id, kinds, last: size }
    readAgain<useActivityPageQuery>(environment, pageQuery, variables)
  }, [environment, id, kinds])
  // What others have noted meanwhile is not told; where a step tells, it has come by then, too.
  const isPast = useLookBack() !== undefined
  useEffect(() => {
    if (!isPast && id) readEntries()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a step has made another version
  }, [isPast, id, version, readEntries])
  const entries = (data?.activity.edges ?? []).flatMap(({ node }): ActivityEntryShown[] => {
    if (node.id === undefined || node.at === undefined) return []
    const by = node.actor ?? node.author ?? node.addedBy ?? null
    const isStep = node.author === undefined && node.addedBy === undefined
    return [{ id: node.id, at: node.at as string, by, forId: node.onBehalfOf?.id, isStep, item: node }]
  })
  return { entries, connection: data?.activity.__id ?? '', page, readEntries, isNarrowing }
}
