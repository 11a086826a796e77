import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RulesDialog_organization$key } from '../../__generated__/RulesDialog_organization.graphql.ts'
import type { RulesDialogMutation } from '../../__generated__/RulesDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { draftOf, firstRefused, inputOf, ruleProblems, type RuleDraft } from './ruleDraft.ts'
import { RulesField } from './RulesField.tsx'
import * as t from './__generated__/messages.ts'

interface RulesDialogProps {
  organization: RulesDialog_organization$key
  onClose: () => void
}

/** Says where people belong by the groups that the provider says they are of. */
export function RulesDialog({ organization, onClose }: RulesDialogProps) {
  const { id, path, identityProvider } = useShownFragment(
    graphql`
      fragment RulesDialog_organization on Organization {
        id
        path
        identityProvider {
          groupClaim
          saml {
            __typename
          }
          rules {
            providerGroup
            organization {
              id
              name
            }
            department {
              id
              name
            }
            group {
              id
              name
            }
            accessLevel
            isInUse
          }
          version
        }
      }
    `,
    organization,
  )
  const { groupClaim: claimBefore, saml, rules: before, version } = identityProvider!
  const [set, waiting] = useMutation<RulesDialogMutation>(graphql`
    mutation RulesDialogMutation($input: SetProviderRulesInput!) {
      result: setProviderRules(input: $input) {
        ... on SetProviderRulesSuccess {
          organization {
            id
            ...IdentityProviderSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const draft = useDraft('providerRules', id, version)
  const [groupClaim, setGroupClaim] = useDraftState(draft, 'groupClaim', claimBefore ?? '')
  const [rules, setRules] = useDraftState<readonly RuleDraft[]>(draft, 'rules', () => before.map(draftOf))
  /** The key of the rule that is changed. */
  const [open, setOpen] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  function refuse(refused: Problems) {
    // A field has to be there to say what is wrong with it.
    setOpen((now) => firstRefused(refused, rules)?.key ?? now)
    setProblems(refused)
  }
  async function submit() {
    const own = ruleProblems(rules)
    if (Object.keys(own).length) return refuse(own)
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      groupClaim: groupClaim.trim() || null,
      rules: rules.map(inputOf),
    })
    if (refused) return refuse(refused)
    draft.clear()
    toast('success', t.rulesSaved)
    onClose()
  }
  return (
    <FormDialog
      title={t.groupRules}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      width="sm"
      draft={draft}
    >
      <Field
        label={saml ? t.groupAttribute : t.groupClaim}
        autoFocus
        autoComplete="off"
        value={groupClaim}
        maxLength={200}
        onChange={({ target }) => setGroupClaim(target.value)}
        problem={problems.groupClaim}
        help={saml ? t.asItNamesGroups : t.usuallyGroups}
      />
      <span style={{ color: 'var(--ops-ink-2)' }}>{t.whichRuleCounts}</span>
      <RulesField
        rules={rules}
        tree={path}
        open={open}
        onOpen={setOpen}
        problems={problems}
        onChange={(changed) => {
          // Problems name the place of a rule, which may be another one now.
          if (changed.length !== rules.length || changed.some(({ key }, at) => key !== rules[at]!.key)) setProblems({})
          setRules(changed)
        }}
      />
    </FormDialog>
  )
}
