import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { InviteDialogQuery } from '../../__generated__/InviteDialogQuery.graphql.ts'
import type { InviteDialogMutation } from '../../__generated__/InviteDialogMutation.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { placementInput, usualPlacement } from '../membership/placement.ts'
import { PlacementFields } from '../membership/PlacementFields.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import * as t from './__generated__/messages.ts'

const create = graphql`
  mutation InviteDialogMutation($input: CreateInvitationInput!) {
    result: createInvitation(input: $input) {
      ... on CreateInvitationSuccess {
        secret
        url
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const query = graphql`
  query InviteDialogQuery {
    mailIsSetUp
  }
`

const levels = Object.keys(accessLevelNames)

/** Asks for whom and for what, and shows the code of the invitation that comes of it. */
export function InviteDialog({ organization = '', onClose }: { organization?: string; onClose: () => void }) {
  const revalidator = useRevalidator()
  const draft = useDraft('invitation', newIn(organization))
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', organization)
  const [email, setEmail] = useDraftState(draft, 'email', '')
  const [days, setDays] = useDraftState(draft, 'days', '14')
  const [placement, setPlacement] = useDraftState(draft, 'placement', usualPlacement)
  const [problems, setProblems] = useState<Problems>({})
  const [made, setMade] = useState<{ code: string; link: string }>()
  const [isMailed, setIsMailed] = useDraftState(draft, 'isMailed', true)
  const { data } = useLookUp<InviteDialogQuery>(query, {}, 0)
  const sendsMail = Boolean(data?.mailIsSetUp && email && isMailed)
  const [change, waiting] = useMutation<InviteDialogMutation>(create)

  async function submit() {
    const { done, problems: found } = await change({
      organizationId,
      email,
      sendsMail,
      expiresInDays: Number(days),
      ...placementInput(placement),
    })
    if (found) return setProblems(found)
    draft.clear()
    setMade({ code: done.secret!, link: new URL(done.url!, location.origin).href })
    await revalidator.revalidate()
  }

  const isAdmin = placement.accessLevel === 'ADMIN'
  if (made) {
    return (
      <ShownOnce
        title={t.invitationMade}
        text={madeText(email, sendsMail, Boolean(data?.mailIsSetUp))}
        secrets={[
          { label: t.link, value: made.link },
          { label: t.code, value: made.code },
        ]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={t.invite}
      submit={t.makeTheInvitation}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting || !organizationId}
      draft={draft}
    >
      <OrganizationSelect
        value={organizationId}
        onChange={(id) => {
          setOrganizationId(id)
          setPlacement((before) => ({ ...usualPlacement, accessLevel: before.accessLevel }))
        }}
        to="invite"
        autoFocus
        problem={problems.organizationId}
      />
      <Field
        label={t.email}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        help={isAdmin ? t.anAdminIsInvitedByTheir : t.thenOnlyThisAccountCanUse2}
        required={isAdmin}
        problem={problems.email}
      />
      {data?.mailIsSetUp && email ? (
        <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <input type="checkbox" checked={isMailed} onChange={({ target }) => setIsMailed(target.checked)} />
          {t.sendTheLinkByEmail}
        </label>
      ) : null}
      {organizationId ? (
        <PlacementFields
          organizationId={organizationId}
          levels={levels}
          value={placement}
          problems={problems}
          onChange={(changed) => setPlacement((before) => ({ ...before, ...changed }))}
        />
      ) : null}
      <Field
        label={t.goodForInDays}
        type="number"
        min={1}
        max={90}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        problem={problems.expiresInDays}
      />
    </FormDialog>
  )
}

/** What comes of the link and the code that are shown. */
function madeText(email: string, wasMailed: boolean, mailIsSetUp: boolean): string {
  if (wasMailed) return t.aLinkWasSentToYou({ email })
  if (!email) return t.passOnForAnyone
  return mailIsSetUp ? t.passOnForAddressToVerify({ email }) : t.passOnForAddressToAccept({ email })
}
