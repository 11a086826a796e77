import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RefusedDialogQuery } from '../../__generated__/RefusedDialogQuery.graphql.ts'
import { useLookUp } from '../relay/useLookUp.ts'
import { momentOf } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { replay } from './replay.ts'
import { forgetWaiting, type Waiting } from './waiting.ts'
import { tryAgain } from './tryAgain.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RefusedDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "record") {
        key
        addressKey
        version
        stateName
        statusReason
        assignee {
          name
        }
      }
    }
  }
`

interface RefusedDialogProps {
  entry: Waiting
  /** How many there are to look at, with this one. */
  left: number
  onClose: () => void
}

/** What was done without a connection and not taken: what one meant, how it stands now, and what to do about it. */
export function RefusedDialog({ entry, left, onClose }: RefusedDialogProps) {
  const titleId = useId()
  const environment = useRelayEnvironment()
  const [isSending, setSending] = useState(false)
  const { data, failure } = useLookUp<RefusedDialogQuery>(query, { id: entry.actionId }, 0)
  const record = data?.node?.record
  async function again() {
    setSending(true)
    const now = await fetchQuery<RefusedDialogQuery>(
      environment,
      query,
      { id: entry.actionId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined)
    tryAgain(entry, now?.node?.record?.version)
    await replay()
  }
  const stands = record && [record.stateName, record.statusReason, record.assignee?.name].filter(Boolean).join(' · ')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{left > 1 ? t.notTaken1Of({ left }) : t.notTaken}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Notice role="alert">{entry.problem}</Notice>
        <Facts
          facts={[
            [
              t.record,
              record ? (
                <Link
                  key="record"
                  to={`/home/record/${record.addressKey}`}
                  onClick={onClose}
                >{`${record.key} ${entry.title}`}</Link>
              ) : (
                entry.title
              ),
            ],
            [t.yours, `${entry.what}, ${momentOf(new Date(entry.at).toISOString())}`],
            ...(entry.text ? ([[t.youWrote, entry.text]] as [string, string][]) : []),
            [t.asItStands, failure ?? (data ? (stands ?? t.youDoNotSeeThisRecord) : t.lookingItUp)],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={() => forgetWaiting(entry)}>
          {t.dropMine}
        </PlainButton>
        <PlainButton
          type="button"
          className="primary"
          aria-disabled={isSending || !record}
          onClick={() => record && !isSending && void again()}
        >
          {t.tryAgainAsItStands}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
