import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type {
  RotateTokenDialogMutation,
  RotateTokenDialogMutation$data,
} from '../../__generated__/RotateTokenDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { endOf, usualExpiry } from './expiries.ts'
import { ExpiryFields } from './ExpiryFields.tsx'
import { overlaps } from './overlaps.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RotateTokenDialogMutation($input: RotateAccessTokenInput!) {
    result: rotateAccessToken(input: $input) {
      ... on RotateAccessTokenSuccess {
        secret
        replaced {
          id
          state
          expiresAt
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RotateTokenDialogProps {
  token: { readonly id: string; readonly name: string }
  /** When the account expires that it is of. */
  ends?: string | null
  onClose: () => void
}

/** Replaces an access token by a new one, which works beside it for a while, and shows its secret this once. */
export function RotateTokenDialog({ token: { id, name }, ends, onClose }: RotateTokenDialogProps) {
  const draft = useDraft('rotatedToken', id)
  const [expiry, setExpiry] = useDraftState(draft, 'expiry', () => usualExpiry(Date.now(), ends))
  const [overlap, setOverlap] = useDraftState(draft, 'overlap', '24')
  const [made, setMade] = useState<RotateTokenDialogMutation$data['result']>()
  const [problems, setProblems] = useState<Problems>({})
  const [rotate, waiting] = useMutation<RotateTokenDialogMutation>(mutation)
  const revalidator = useRevalidator()
  async function submit() {
    const expiresAt = endOf(expiry, Date.now(), ends)
    if (!expiresAt) return setProblems({ expiresAt: t.chooseADayWithinTheNext })
    const { done, problems: found } = await rotate({ id, expiresAt, overlapHours: Number(overlap) })
    if (found) return setProblems(found)
    draft.clear()
    setMade(done)
    await revalidator.revalidate()
  }
  if (made) {
    const { state, expiresAt } = made.replaced!
    const old = state === 'ACTIVE' ? t.oldTokenEnds({ when: momentOf(expiresAt) }) : t.oldTokenHasEnded
    return (
      <ShownOnce
        title={t.newSecretOf({ name })}
        text={`${t.theProgramSendsItInThe} ${old}`}
        secrets={[{ label: t.secret, value: made.secret! }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={t.rotate({ name })}
      submit={t.rotateIt}
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <span>{t.whatRotatingDoes}</span>
      <ExpiryFields
        value={expiry}
        ends={ends}
        autoFocus
        onChange={(changed) => setExpiry((before) => ({ ...before, ...changed }))}
        problem={problems.expiresAt}
      />
      <SelectField
        label={t.oldTokenStaysValid}
        value={overlap}
        onChange={({ target }) => setOverlap(target.value)}
        problem={problems.overlapHours}
      >
        {overlaps.map(({ hours, label }) => (
          <option key={hours} value={hours}>
            {label}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
