import { Suspense, useEffect, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { ActionDialogQuery } from '../../__generated__/ActionDialogQuery.graphql.ts'
import { onReached } from '../../kernel/offline/connection.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ActionDetails } from './ActionDetails.tsx'
import { PopupFrame } from '../../kernel/shell/PopupFrame.tsx'
import { ActionDialogSkeleton } from '../../work/action/ActionDialogSkeleton.tsx'
import { OfflineBoundary } from './OfflineBoundary.tsx'
import { useCloseAction } from '../../work/action/useCloseAction.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ActionDialogQuery($key: String!, $rootId: ID, $asOf: DateTime) {
    action(key: $key, rootId: $rootId, asOf: $asOf) {
      asOf {
        at
      }
      addressKey
      version
      ...ActionDetails_action
      # What the board needs to know of a record that is moved from here.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for BoardCard
      ...BoardCard_action
    }
  }
`

/** The item popup: a record over the board; closing it leads back to the board as it was. */
export function ActionDialog() {
  const close = useCloseAction()
  return (
    <PopupFrame label={t.actionRecord} onClose={close}>
      <OfflineBoundary onClose={close}>
        <Suspense fallback={<ActionDialogSkeleton onClose={close} />}>
          <Content onClose={close} />
        </Suspense>
      </OfflineBoundary>
    </PopupFrame>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const { action } = useRouteQuery<ActionDialogQuery>(query)
  // What was does not change.
  const fresh = action?.asOf ? undefined : action?.addressKey
  useFreshAt(fresh, action?.version)
  useFreshWhenBack(fresh)
  if (action) return <ActionDetails action={action} onClose={onClose} />
  return (
    <Centered title={t.noSuchRecord} text={t.thereIsNoRecordWithThis}>
      <PlainButton type="button" className="primary" onClick={onClose}>
        {t.backToTheBoard}
      </PlainButton>
    </Centered>
  )
}

const silent = { networkCacheConfig: { force: true, metadata: { silent: true } } }

/** What was shown from before while there was no connection is read again when it is back. */
function useFreshWhenBack(key: string | undefined) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!key) return
    return onReached(() => {
      fetchQuery<ActionDialogQuery>(environment, query, { key }, silent).subscribe({ error: () => {} })
    })
  }, [environment, key])
}

/** Reads the record again when its version changes, by whoever's hand: the steps and the history have changed too. */
function useFreshAt(key: string | undefined, version: number | undefined) {
  const environment = useRelayEnvironment()
  const seen = useRef(version)
  useEffect(() => {
    if (!key || version === seen.current) return
    seen.current = version
    const subscription = fetchQuery<ActionDialogQuery>(environment, query, { key }, silent).subscribe({})
    return () => subscription.unsubscribe()
  }, [environment, key, version])
}
