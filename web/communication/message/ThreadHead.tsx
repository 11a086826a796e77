import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadHeadCloseMutation } from '../../__generated__/ThreadHeadCloseMutation.graphql.ts'
import type { ThreadHeadMuteMutation } from '../../__generated__/ThreadHeadMuteMutation.graphql.ts'
import type { ThreadHeadReopenMutation } from '../../__generated__/ThreadHeadReopenMutation.graphql.ts'
import type { ThreadHead_thread$key } from '../../__generated__/ThreadHead_thread.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { ResponsibleDialog } from './ResponsibleDialog.tsx'
import * as t from './__generated__/messages.ts'

const mute = graphql`
  mutation ThreadHeadMuteMutation($input: MuteThreadInput!) {
    result: muteThread(input: $input) {
      ... on MuteThreadSuccess {
        thread {
          id
          isMuted
          unreadCount
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const close = graphql`
  mutation ThreadHeadCloseMutation($input: CloseThreadInput!) {
    result: closeThread(input: $input) {
      ... on CloseThreadSuccess {
        thread {
          id
          ...ThreadHead_thread
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const reopen = graphql`
  mutation ThreadHeadReopenMutation($input: ReopenThreadInput!) {
    result: reopenThread(input: $input) {
      ... on ReopenThreadSuccess {
        thread {
          id
          ...ThreadHead_thread
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Who is responsible for a thread and who takes part, and what can be done with it. */
export function ThreadHead({ thread: key }: { thread: ThreadHead_thread$key }) {
  const thread = useFragment(
    graphql`
      fragment ThreadHead_thread on Thread {
        id
        version
        closedAt
        isMuted
        responsible
        can {
          post {
            allowed
            reason
          }
        }
        responsiblePeople {
          name
          isAway
        }
        participants {
          name
          isAway
        }
        ...ResponsibleDialog_thread
      }
    `,
    key,
  )
  const { id, version, closedAt, isMuted } = thread
  const [isAsking, setIsAsking] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [commitMute] = useMutation<ThreadHeadMuteMutation>(mute)
  const [commitClose] = useMutation<ThreadHeadCloseMutation>(close)
  const [commitReopen] = useMutation<ThreadHeadReopenMutation>(reopen)
  const tell = ({ problems }: { problems?: Problems }) =>
    problems && toast('error', problems.input ?? t.thatCouldNotBeDone)
  const refused = thread.can.post.allowed || closedAt ? null : thread.can.post.reason
  const holders = thread.responsiblePeople
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {thread.responsible ? (
            <>
              {t.responsible} <strong>{thread.responsible}</strong>{' '}
              {holders.length ? (
                `(${namesOf(holders)})`
              ) : (
                <Box component="span" sx={{ color: 'var(--ops-warn-text)' }}>
                  {t.nobodyHoldsThisRoleNow}
                </Box>
              )}
            </>
          ) : (
            t.noRoleIsResponsibleForThis
          )}
        </Typography>
        {thread.participants.length ? (
          <Typography variant="body2" color="textSecondary">
            {t.takingPart({ namesOf: namesOf(thread.participants) })}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', gap: 1 }}>
          {closedAt ? <Tag>{t.closed}</Tag> : null}
          {isMuted ? <Tag>{t.muted}</Tag> : null}
        </Box>
      </Box>
      <ActionsMenu
        label={t.whatCanBeDoneWithThe}
        actions={[
          {
            label: t.chooseTheResponsibleRole,
            act: () => setIsAsking(true),
            refused: refused ?? (closedAt ? thread.can.post.reason : null),
          },
          {
            label: t.addPeople,
            act: () => setIsAdding(true),
            refused: refused ?? (closedAt ? thread.can.post.reason : null),
          },
          {
            label: isMuted ? t.tellMeOfItAgain : t.mute,
            act: () => void commitMute({ threadId: id, muted: !isMuted }).then(tell),
          },
          closedAt
            ? { label: t.reopen, act: () => void commitReopen({ id, version }).then(tell), refused }
            : { label: t.close, act: () => void commitClose({ id, version }).then(tell), refused },
        ]}
      />
      {isAdding ? <AddPeopleDialog threadId={id} onClose={() => setIsAdding(false)} /> : null}
      {isAsking ? <ResponsibleDialog thread={thread} onClose={() => setIsAsking(false)} /> : null}
    </Box>
  )
}

const most = 5

function namesOf(people: readonly { readonly name: string; readonly isAway: boolean }[]): string {
  const shown = people.slice(0, most).map(({ name, isAway }) => (isAway ? t.personAway({ name }) : name))
  return people.length > most ? t.andMore({ join: shown.join('; '), value: people.length - most }) : shown.join('; ')
}
