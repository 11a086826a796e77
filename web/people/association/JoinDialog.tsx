import { idIn } from '../../kernel/relay/globalId.ts'
import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { JoinDialogMutation } from '../../__generated__/JoinDialogMutation.graphql.ts'
import { acceptInvitation } from '../invitation/acceptInvitation.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { refreshViewer } from '../../kernel/shell/refreshViewer.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const ask = graphql`
  mutation JoinDialogMutation($input: RequestAssociationInput!) {
    result: requestAssociation(input: $input) {
      ... on RequestAssociationSuccess {
        request {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Joins with a code, or asks by the id of an organization. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const draft = useDraft('join', newIn(null))
  const [way, setWay] = useDraftState<'code' | 'id'>(draft, 'way', 'code')
  const [given, setGiven] = useDraftState(draft, 'given', { organizationId: '', note: '' })
  // Whoever has the code belongs: it is not kept.
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [waiting, setWaiting] = useState(false)
  const [change] = useMutation<JoinDialogMutation>(ask)
  const set = (changed: Partial<typeof given>) => setGiven((before) => ({ ...before, ...changed }))

  async function join() {
    if (!code.trim()) return setProblems({ code: t.thisIsNeeded })
    setWaiting(true)
    const { name, waits, failed } = await acceptInvitation(environment, code)
    setWaiting(false)
    if (failed) return setProblems({ code: failed })
    draft.clear()
    if (waits) {
      toast('success', ...waits)
      onClose()
      return revalidator.revalidate()
    }
    await refreshViewer(environment)
    toast('success', name ? t.youNowBelongTo({ name }) : t.youNowBelongThere)
    await navigate('/home')
  }

  async function request() {
    setWaiting(true)
    const { organizationId, note } = given
    const { problems: found } = await change({ organizationId: idIn('Organization', organizationId.trim()), note })
    setWaiting(false)
    if (found) return setProblems(found)
    draft.clear()
    toast('success', t.requestSent, t.ifThereIsSuchAnOrganization)
    onClose()
    await revalidator.revalidate()
  }

  const isCode = way === 'code'
  return (
    <FormDialog
      title={t.joinAnOrganization}
      submit={isCode ? t.join : t.askToJoin}
      onSubmit={() => void (isCode ? join() : request())}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <SelectField
        label={t.iHave}
        value={way}
        autoFocus
        onChange={(event) => {
          setWay(event.target.value as 'code')
          setProblems({})
        }}
      >
        <option value="code">{t.theCodeOfAnInvitation}</option>
        <option value="id">{t.theIdOfTheOrganization}</option>
      </SelectField>
      {isCode ? (
        <Field
          key="code"
          label={t.invitationCode}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          help={t.sixteenLettersAndDigitsAsXxxx}
          autoComplete="off"
          spellCheck={false}
          required
          problem={problems.code}
        />
      ) : (
        <>
          <Field
            key="id"
            label={t.organizationId}
            value={given.organizationId}
            onChange={(event) => set({ organizationId: event.target.value })}
            help={t.itsAdminFindsItOnThe}
            autoComplete="off"
            spellCheck={false}
            required
            problem={problems.organizationId}
          />
          <TextArea
            label={t.note}
            value={given.note}
            onChange={(event) => set({ note: event.target.value })}
            help={t.whoYouAreForWhoeverDecides}
            problem={problems.note}
          />
        </>
      )}
    </FormDialog>
  )
}
