import Box from '@mui/material/Box'
import { useEffect, useEffectEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate, useLocation, useParams } from 'react-router-dom'
import {
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type Environment,
} from 'relay-runtime'
import actionDialogQuery from '../../__generated__/ActionDialogQuery.graphql.ts'
import type { OfflineRecord_action$data } from '../../__generated__/OfflineRecord_action.graphql.ts'
import { onReached } from '../../kernel/offline/connection.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { asOfId } from '../../kernel/relay/globalId.ts'
import { asOfIn } from '../../kernel/shell/asOf.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import { ActionCard } from '../../work/action/ActionCard.tsx'
import * as t from './__generated__/messages.ts'

const fragment = graphql`
  fragment OfflineRecord_action on Action {
    key
    title
    ...ActionCard_action
  }
`

/** What the board has read of a record, found by its key. */
function knownOf(
  environment: Environment,
  key: string,
  asOf: string | undefined,
): OfflineRecord_action$data | undefined {
  const source = environment.getStore().getSource()
  const id = source.getRecordIDs().find((one) => {
    const record = source.get(one)
    return record?.__typename === 'Action' && record.addressKey === key && asOfId(one) === asOf
  })
  if (!id) return undefined
  const { request } = createOperationDescriptor(getRequest(actionDialogQuery), { key })
  const { data } = environment.lookup(createReaderSelector(getFragment(fragment), id, {}, request))
  return data as OfflineRecord_action$data | undefined
}

interface OfflineRecordProps {
  onClose: () => void
  /** The connection is back, and the record is being read. */
  onBack: () => void
}

/** A record that can't be read without a connection: what its card says; the rest comes with the connection. */
export function OfflineRecord({ onClose, onBack }: OfflineRecordProps) {
  const environment = useRelayEnvironment()
  const { key = '' } = useParams()
  const navigate = useNavigate()
  const { state, ...here } = useLocation()
  const known = knownOf(environment, key, asOfIn(new URLSearchParams(here.search)))
  const readAgain = useEffectEvent(async () => {
    await navigate(here, { replace: true, state, preventScrollReset: true })
    onBack()
  })
  useEffect(() => {
    return onReached(() => void readAgain())
  }, [])
  return (
    <>
      <WindowHead title={known ? `${known.key} ${known.title}` : key} onClose={onClose} />
      {known ? (
        <Box sx={{ p: 5, display: 'grid', gap: 4, alignContent: 'start', overflow: 'auto' }}>
          <Notice role="status">{t.noConnectionThisIsWhatThe}</Notice>
          <ActionCard action={known} />
        </Box>
      ) : (
        <Centered title={t.noConnection} text={t.thisRecordWasNotReadBefore} role="status">
          <PlainButton type="button" className="primary" onClick={onClose}>
            {t.backToTheBoard}
          </PlainButton>
        </Centered>
      )}
    </>
  )
}
