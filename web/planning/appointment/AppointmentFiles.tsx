import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { AppointmentFiles_appointment$key } from '../../__generated__/AppointmentFiles_appointment.graphql.ts'
import type { AppointmentFilesMutation } from '../../__generated__/AppointmentFilesMutation.graphql.ts'
import type { AppointmentFilesQuery } from '../../__generated__/AppointmentFilesQuery.graphql.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { AppointmentFileRow } from './AppointmentFileRow.tsx'
import { FileChooser } from './FileChooser.tsx'
import { useFileLimits } from './useFileLimits.ts'
import { useSendings } from './useSendings.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AppointmentFilesQuery($id: ID!) {
    node(id: $id) {
      ...AppointmentFiles_appointment @alias(as: "appointment")
    }
  }
`

// The address of a file is good for five minutes.
const renewal = 240_000

/** The files on an appointment, and a way to add some. */
export function AppointmentFiles({ appointment: key }: { appointment: AppointmentFiles_appointment$key }) {
  const { id, attachments, can } = useFragment(
    graphql`
      fragment AppointmentFiles_appointment on Appointment {
        id
        attachments {
          file {
            id
          }
          ...AppointmentFileRow_attachment
        }
        can {
          attach {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [attach] = useMutation<AppointmentFilesMutation>(graphql`
    mutation AppointmentFilesMutation($input: AddAppointmentFileInput!) {
      result: addAppointmentFile(input: $input) {
        ... on AddAppointmentFileSuccess {
          appointment {
            ...AppointmentDetails_appointment
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const limits = useFileLimits()
  const sendings = useSendings({
    of: { appointmentId: id },
    refusal: limits.refusal,
    onSent: async (fileId) => Object.values((await attach({ id, fileId })).problems ?? {})[0],
  })
  const list = useKeptFocus<HTMLDivElement>(attachments.length)
  const environment = useRelayEnvironment()
  const hasFiles = attachments.length > 0
  useEffect(() => {
    if (!hasFiles) return
    const timer = setInterval(() => readAgain<AppointmentFilesQuery>(environment, query, { id }), renewal)
    return () => clearInterval(timer)
  }, [environment, id, hasFiles])
  return (
    <Box
      ref={list}
      component="section"
      aria-label={t.files}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Why permission={can.attach} />
      {can.attach.allowed ? <FileChooser limits={limits} sendings={sendings} /> : null}
      {attachments.map((attachment) => (
        <AppointmentFileRow key={attachment.file.id} appointmentId={id} attachment={attachment} />
      ))}
      {hasFiles || sendings.sendings.length ? null : <Typography color="textSecondary">{t.noFilesYet}</Typography>}
    </Box>
  )
}
