import { Suspense, useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { ActionDialogQuery } from '../../__generated__/ActionDialogQuery.graphql.ts'
import { onReached } from '../../kernel/offline/connection.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useFreshAt } from '../../kernel/relay/useFreshAt.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ActionDetails } from './ActionDetails.tsx'
import { SidePanel } from '../../kernel/shell/SidePanel.tsx'
import { ActionDialogSkeleton } from '../../work/action/ActionDialogSkeleton.tsx'
import { OfflineBoundary } from './OfflineBoundary.tsx'
import { noAttempt } from '../../work/action/attempted.ts'
import { selectRecord } from '../../work/action/selectedRecord.ts'
import { neighbourOf, showRecord } from '../../work/action/stepRecord.ts'
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

/** The action item popup: a record beside the screen it was opened from; closing it leads back there. */
export function ActionDialog() {
  const close = useCloseAction()
  const { key = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The one that is on its way, where one steps faster than they come.
  const wanted = useRef(key)
  useEffect(() => {
    wanted.current = key
    showRecord(key)
  }, [key])
  function step(by: 1 | -1) {
    const next = neighbourOf(wanted.current, by)
    if (!next) return announce(by > 0 ? t.noNextRecord : t.noPreviousRecord)
    wanted.current = next
    selectRecord(next)
    void navigate(
      {
        pathname: pathname.replace(/\/record\/[^/]+/, `/record/${next}`),
        search: `${withParams(new URLSearchParams(search), noAttempt)}`,
      },
      { replace: true },
    )
  }
  return (
    <SidePanel label={t.actionRecord} subject={key} onClose={close} onStep={step} findOrigin={() => cardNow(key)}>
      <OfflineBoundary subject={key} onClose={close}>
        <Suspense fallback={<ActionDialogSkeleton onClose={close} />}>
          <Content onClose={close} />
        </Suspense>
      </OfflineBoundary>
    </SidePanel>
  )
}

const byKey = (key: string) => ({ key })

const cardNow = (key: string) => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(key)}"]`)

function Content({ onClose }: { onClose: () => void }) {
  const { action } = useRouteQuery<ActionDialogQuery>(query)
  // What was does not change.
  const fresh = action?.asOf ? undefined : action?.addressKey
  // The steps and the history change with it, too.
  useFreshAt<ActionDialogQuery>(query, { key: fresh, version: action?.version, variablesOf: byKey })
  useFreshWhenBack(fresh)
  if (action) return <ActionDetails key={action.addressKey} action={action} onClose={onClose} />
  return (
    <Centered title={t.noSuchRecord} text={t.thereIsNoRecordWithThis}>
      <PlainButton type="button" className="primary" onClick={onClose}>
        {t.backToTheBoard}
      </PlainButton>
    </Centered>
  )
}

/** What was shown from before while there was no connection is read again when it is back. */
function useFreshWhenBack(key: string | undefined) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!key) return
    return onReached(() => {
      readAgain<ActionDialogQuery>(environment, query, byKey(key))
    })
  }, [environment, key])
}
