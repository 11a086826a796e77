import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RequireDialog_organization$key } from '../../__generated__/RequireDialog_organization.graphql.ts'
import type { RequireDialogMutation } from '../../__generated__/RequireDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { BreakGlassField } from './BreakGlassField.tsx'
import * as t from './__generated__/messages.ts'

interface RequireDialogProps {
  organization: RequireDialog_organization$key
  onClose: () => void
}

/** Has people sign in by the provider alone, or leaves it to them; and says who may do without it as it may fail. */
export function RequireDialog({ organization, onClose }: RequireDialogProps) {
  const { id, identityProvider } = useShownFragment(
    graphql`
      fragment RequireDialog_organization on Organization {
        id
        identityProvider {
          isRequired
          breakGlass {
            id
          }
          breakGlassCandidates {
            id
            name
          }
          version
        }
      }
    `,
    organization,
  )
  const { isRequired: before, breakGlass, breakGlassCandidates: candidates, version } = identityProvider!
  const [set, waiting] = useMutation<RequireDialogMutation>(graphql`
    mutation RequireDialogMutation($input: SetIdentityProviderInput!) {
      result: setIdentityProvider(input: $input) {
        ... on SetIdentityProviderSuccess {
          organization {
            id
            ...IdentityProviderSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const draft = useDraft('requiredProvider', id, version)
  const [isRequired, setIsRequired] = useDraftState(draft, 'isRequired', before)
  const [chosen, setChosen] = useDraftState<readonly string[]>(draft, 'breakGlassIds', () =>
    breakGlass.map((user) => user.id),
  )
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      isRequired,
      // Who can sign in without the provider no more has no box.
      breakGlassIds: candidates.map((user) => user.id).filter((one) => chosen.includes(one)),
    })
    if (refused) return setProblems(refused)
    draft.clear()
    toast('success', isRequired ? t.isRequiredNow : t.isOptionalNow)
    onClose()
  }
  return (
    <FormDialog
      title={t.requireProvider}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <div style={{ display: 'grid', gap: 8 }}>
        <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <input
            type="checkbox"
            checked={isRequired}
            autoFocus
            onChange={({ target }) => setIsRequired(target.checked)}
          />
          {t.signInByItAlone}
        </label>
        <span style={{ color: 'var(--ops-ink-2)' }}>{t.whomItHoldsFor}</span>
      </div>
      <BreakGlassField candidates={candidates} chosen={chosen} onChange={setChosen} problem={problems.breakGlassIds} />
    </FormDialog>
  )
}
