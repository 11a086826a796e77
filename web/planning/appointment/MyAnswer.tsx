import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MyAnswer_appointment$key } from '../../__generated__/MyAnswer_appointment.graphql.ts'
import type { MyAnswerMutation } from '../../__generated__/MyAnswerMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ScopeDialog, type AppointmentScope } from './ScopeDialog.tsx'
import { responseNames } from './words.ts'
import * as t from './__generated__/messages.ts'

const answers = [
  { value: 'ACCEPTED', label: t.accept },
  { value: 'TENTATIVE', label: t.maybe },
  { value: 'DECLINED', label: t.decline },
] as const

type Response = (typeof answers)[number]['value']

/** Whether one comes oneself, where one is asked. */
export function MyAnswer({ appointment: key }: { appointment: MyAnswer_appointment$key }) {
  const { id, cancelledAt, viewerAttendee, series } = useFragment(
    graphql`
      fragment MyAnswer_appointment on Appointment {
        id
        cancelledAt
        series {
          __typename
        }
        viewerAttendee {
          id
          response
        }
      }
    `,
    key,
  )
  const [respond, waiting] = useMutation<MyAnswerMutation>(graphql`
    mutation MyAnswerMutation($input: RespondToAppointmentInput!) {
      result: respondToAppointment(input: $input) {
        ... on RespondToAppointmentSuccess {
          appointment {
            ...AppointmentDetails_appointment
            ...AppointmentRow_appointment
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<Response>()
  if (!viewerAttendee || cancelledAt) return null
  async function answer(response: Response, scope: AppointmentScope) {
    if (waiting) return
    const { problems } = await respond({ id, ...(series && { scope }), response })
    setProblem(problems?.input)
    if (!problems) announce(t.answered({ responseNames: responseNames[response] ?? '' }))
  }
  return (
    <Box
      role="group"
      aria-label={t.myAnswer}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 3,
        borderRadius: 1,
        bgcolor: 'var(--ops-line-2)',
      }}
    >
      <Box sx={{ marginInlineEnd: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
        <strong>{t.youAreAskedToCome}</strong> {responseNames[viewerAttendee.response]}
      </Box>
      {answers.map(({ value, label }) => (
        <PlainButton
          key={value}
          type="button"
          className={viewerAttendee.response === value ? 'primary' : 'outlined'}
          aria-pressed={viewerAttendee.response === value}
          aria-disabled={waiting}
          onClick={() => (series ? setAsked(value) : void answer(value, 'THIS'))}
        >
          {label}
        </PlainButton>
      ))}
      {asked ? (
        <ScopeDialog
          title={t.answerRepeating}
          submit={answers.find(({ value }) => value === asked)!.label}
          onChoose={(scope) => {
            setAsked(undefined)
            void answer(asked, scope)
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {problem ? <Notice role="alert">{problem}</Notice> : null}
    </Box>
  )
}
