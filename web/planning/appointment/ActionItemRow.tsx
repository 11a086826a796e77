import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ActionItemRow_item$key } from '../../__generated__/ActionItemRow_item.graphql.ts'
import type { ActionItemRowMakeMutation } from '../../__generated__/ActionItemRowMakeMutation.graphql.ts'
import type { ActionItemRowRemoveMutation } from '../../__generated__/ActionItemRowRemoveMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ActionItemDialog } from './ActionItemDialog.tsx'
import { dayText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const makeMutation = graphql`
  mutation ActionItemRowMakeMutation($input: CreateActionFromAppointmentItemInput!) {
    result: createActionFromAppointmentItem(input: $input) {
      ... on CreateActionFromAppointmentItemSuccess {
        action {
          key
          addressKey
          title
        }
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const removeMutation = graphql`
  mutation ActionItemRowRemoveMutation($input: RemoveAppointmentActionItemInput!) {
    result: removeAppointmentActionItem(input: $input) {
      ... on RemoveAppointmentActionItemSuccess {
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Something to be done, by whom and until when, and the record that it has become. */
export function ActionItemRow({ item: key, mayChange }: { item: ActionItemRow_item$key; mayChange: boolean }) {
  const row = useFragment(
    graphql`
      fragment ActionItemRow_item on AppointmentActionItem {
        id
        item
        dueDate
        hasRecord
        assignedTo {
          id
          name
        }
        action {
          key
          addressKey
          stateName
        }
      }
    `,
    key,
  )
  const [make, isMaking] = useMutation<ActionItemRowMakeMutation>(makeMutation)
  const [remove] = useMutation<ActionItemRowRemoveMutation>(removeMutation)
  const [changing, setChanging] = useState(false)
  const { id, item, dueDate, hasRecord, assignedTo, action } = row
  async function makeRecord() {
    if (isMaking) return
    const { done, problems } = await make({ id })
    if (problems) return toast('error', t.noRecordWasMade, Object.values(problems)[0])
    toast('success', t.recordMade, done.action ? `${done.action.key} ${done.action.title}` : undefined)
  }
  async function strike() {
    const { problems } = await remove({ id })
    if (problems) toast('error', t.itWasNotRemoved, problems.input)
    else announce(t.removed({ item }))
  }
  const byRecord = hasRecord ? t.itIsAnActionRecordBy : null
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        '& + &': { borderTop: '1px solid var(--ops-line-2)' },
      }}
    >
      <Box sx={{ minWidth: 160, flex: 1, overflowWrap: 'anywhere' }}>
        {item}
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {[assignedTo?.name ?? t.nobodyYet, dueDate ? t.due2({ dayText: dayText(dueDate) }) : '']
            .filter(Boolean)
            .join(', ')}
        </Box>
      </Box>
      {action ? (
        <span>
          <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link> {action.stateName}
        </span>
      ) : hasRecord ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t.aRecordThatYouDontSee}
        </Box>
      ) : mayChange ? (
        <PlainButton
          type="button"
          className="outlined"
          aria-label={t.makeARecordOf({ item })}
          aria-disabled={isMaking}
          onClick={() => void makeRecord()}
        >
          {t.makeARecord}
        </PlainButton>
      ) : null}
      {mayChange ? (
        <ActionsMenu
          label={t.whatCanBeDoneWith({ item })}
          actions={[
            { label: t.change, act: () => setChanging(true), refused: byRecord },
            { label: t.remove, act: () => void strike() },
          ]}
        />
      ) : null}
      {changing ? <ActionItemDialog item={row} onClose={() => setChanging(false)} /> : null}
    </Box>
  )
}
