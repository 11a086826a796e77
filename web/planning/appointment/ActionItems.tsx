import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ActionItems_appointment$key } from '../../__generated__/ActionItems_appointment.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { ActionItemDialog } from './ActionItemDialog.tsx'
import { ActionItemRow } from './ActionItemRow.tsx'
import * as t from './__generated__/messages.ts'

/** What is to be done after an appointment; each can become an action record. */
export function ActionItems({ appointment: key }: { appointment: ActionItems_appointment$key }) {
  const { id, actionItems, can } = useFragment(
    graphql`
      fragment ActionItems_appointment on Appointment {
        id
        actionItems {
          id
          ...ActionItemRow_item
        }
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [adding, setAdding] = useState(false)
  const list = useKeptFocus<HTMLUListElement>(actionItems.length)
  const may = can.edit.allowed
  return (
    <>
      <Why permission={can.edit} />
      {may ? (
        <PlainButton
          type="button"
          className="outlined"
          style={{ justifySelf: 'start' }}
          onClick={() => setAdding(true)}
        >
          {t.addAnActionItem}
        </PlainButton>
      ) : null}
      {actionItems.length ? (
        <Box
          component="ul"
          ref={list}
          aria-label={t.actionItems}
          sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid var(--ops-line)', borderRadius: 1 }}
        >
          {actionItems.map((item) => (
            <ActionItemRow key={item.id} item={item} mayChange={may} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">
          {t.nothingIsToBeDoneYet}
          {may ? ` ${t.whatIsAgreedOnBelongsHere}` : ''}
        </Typography>
      )}
      {adding ? <ActionItemDialog appointmentId={id} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
