import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndDialogMutation } from '../../__generated__/EndDialogMutation.graphql.ts'
import type { EndDialogQuery } from '../../__generated__/EndDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { beginOf, dayInWords, nextDay } from './dates.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EndDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Membership @alias(as: "membership") {
        version
        status
        user {
          name
        }
        organization {
          name
          timeZone
        }
      }
    }
  }
`

const mutation = graphql`
  mutation EndDialogMutation($input: EndMembershipInput!) {
    result: endMembership(input: $input) {
      ... on EndMembershipSuccess {
        stepId
        deletedId
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface EndDialogProps {
  id: string
  onClose: () => void
  onDone: () => void
}

/** Ends a membership at once or after a day; takes back what has not begun. */
export function EndDialog({ id, onClose, onDone }: EndDialogProps) {
  const { data } = useLookUp<EndDialogQuery>(query, { id }, 0)
  const [until, setUntil] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [end, waiting] = useMutation<EndDialogMutation>(mutation)
  const membership = data?.node?.membership
  if (!membership) return null
  const { version, status, user, organization } = membership
  const isPlanned = status === 'PLANNED'
  async function submit() {
    const { problems: failed } = await end({
      id,
      version,
      ...(until && { endsAt: beginOf(nextDay(until), organization.timeZone) }),
    })
    if (failed) return setProblems(failed)
    toast(
      'success',
      isPlanned
        ? t.takenBack({ name: user.name })
        : until
          ? t.until({ name: user.name, dayInWords: dayInWords(until) })
          : t.ended({ name: user.name }),
      organization.name,
    )
    onDone()
  }
  return (
    <FormDialog
      title={isPlanned ? t.takeBackWhatIsPlannedFor({ name: user.name }) : t.endTheMembershipOf({ name: user.name })}
      submit={isPlanned ? t.takeBack : t.end}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>
        {isPlanned
          ? t.itHasNotBegunAtAnd({ name: organization.name })
          : t.whatTheyMayDoAtBy({ name: organization.name })}
      </Typography>
      {isPlanned ? null : (
        <Field
          label={t.lastDayAtOnceWhereEmpty}
          type="date"
          autoFocus
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          problem={problems.endsAt}
        />
      )}
    </FormDialog>
  )
}
