import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { AppointmentFileRow_attachment$key } from '../../__generated__/AppointmentFileRow_attachment.graphql.ts'
import type { AppointmentFileRowMutation } from '../../__generated__/AppointmentFileRowMutation.graphql.ts'
import { bytes } from '../../work/note/bytes.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import * as t from './__generated__/messages.ts'

/** A file on an appointment, to be opened or saved, and taken off. */
export function AppointmentFileRow({
  appointmentId,
  attachment: key,
}: {
  appointmentId: string
  attachment: AppointmentFileRow_attachment$key
}) {
  const { file, addedBy, addedAt, can } = useFragment(
    graphql`
      fragment AppointmentFileRow_attachment on AppointmentAttachment {
        addedAt
        addedBy {
          name
        }
        file {
          id
          name
          size
          url
        }
        can {
          remove {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [remove] = useMutation<AppointmentFileRowMutation>(graphql`
    mutation AppointmentFileRowMutation($input: RemoveAppointmentFileInput!) {
      result: removeAppointmentFile(input: $input) {
        ... on RemoveAppointmentFileSuccess {
          appointment {
            ...AppointmentDetails_appointment
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  async function submit() {
    const { problems } = await remove({ id: appointmentId, fileId: file.id })
    if (problems) toast('error', t.wasNotRemoved({ name: file.name }), problems.input)
    else announce(t.removed2({ name: file.name }))
  }
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 2, border: '1px solid var(--ops-line)', borderRadius: 1 }}
    >
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box component="a" href={file.url} target="_blank" rel="noopener" sx={{ color: 'text.primary' }}>
          {file.name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {bytes(file.size)}, {addedBy.name}, <Moment at={addedAt} />
        </Box>
      </Box>
      <ActionsMenu
        label={t.whatCanBeDoneWith4({ name: file.name })}
        actions={[
          {
            label: t.remove,
            act: () => void submit(),
            refused: can.remove.allowed ? null : can.remove.reason,
          },
        ]}
      />
    </Box>
  )
}
