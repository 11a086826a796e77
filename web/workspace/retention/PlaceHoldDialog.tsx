import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { PlaceHoldDialogMutation } from '../../__generated__/PlaceHoldDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { PersonField } from '../../people/rolematrix/PersonField.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation PlaceHoldDialogMutation($input: PlaceLegalHoldInput!) {
    result: placeLegalHold(input: $input) {
      ... on PlaceLegalHoldSuccess {
        organization {
          id
          ...RetentionSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Places a legal hold on the organization, a person or a record, with its reason. */
export function PlaceHoldDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const [place, waiting] = useMutation<PlaceHoldDialogMutation>(mutation)
  const draft = useDraft('PlaceHoldDialog', newIn(organizationId))
  const [of, setOf] = useDraftState<'all' | 'person' | 'record'>(draft, 'of', 'all')
  const [userId, setUserId] = useDraftState<string | null>(draft, 'userId', null)
  const [number, setNumber] = useDraftState(draft, 'number', '')
  const [reason, setReason] = useDraftState(draft, 'reason', '')
  const act = async () => {
    if (of === 'person' && !userId) return { userId: t.choosePerson }
    const recordNumber = of === 'record' ? Math.trunc(Number(number) || 0) : undefined
    const { problems } = await place({
      organizationId,
      reason,
      recordNumber,
      userId: of === 'person' ? userId : undefined,
    })
    if (problems) return problems
    draft.clear()
    toast('success', t.holdIsPlaced)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.placeHold} submit={t.placeHold} draft={draft} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <Typography>{t.whatHoldingDoes}</Typography>
          <SelectField label={t.whatIsKept} value={of} onChange={({ target }) => setOf(target.value as typeof of)}>
            <option value="all">{t.everything}</option>
            <option value="person">{t.aPerson}</option>
            <option value="record">{t.aRecord}</option>
          </SelectField>
          {of === 'person' ? (
            <PersonField
              label={t.person}
              organizationId={organizationId}
              value={userId}
              onChange={setUserId}
              help={problems.userId}
            />
          ) : null}
          {of === 'record' ? (
            <Field
              label={t.numberOfTheRecord}
              inputMode="numeric"
              required
              value={number}
              problem={problems.recordNumber}
              onChange={({ target }) => setNumber(target.value)}
            />
          ) : null}
          <Field
            label={t.reason}
            required
            maxLength={500}
            value={reason}
            problem={problems.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ActDialog>
  )
}
