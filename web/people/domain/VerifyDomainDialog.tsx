import { useState } from 'react'
import { graphql } from 'react-relay'
import type { VerifyDomainDialog_domain$key } from '../../__generated__/VerifyDomainDialog_domain.graphql.ts'
import type { VerifyDomainDialogMutation } from '../../__generated__/VerifyDomainDialogMutation.graphql.ts'
import type { VerifyDomainDialogQuery } from '../../__generated__/VerifyDomainDialogQuery.graphql.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ByMail } from './ByMail.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query VerifyDomainDialogQuery {
    passwordResetByMail
  }
`

interface VerifyDomainDialogProps {
  organizationId: string
  domain: VerifyDomainDialog_domain$key
  onClose: () => void
}

/** Shows that a domain is the organization's: by a TXT record, or by a code that was mailed to who runs it. */
export function VerifyDomainDialog({ organizationId, domain: key, onClose }: VerifyDomainDialogProps) {
  const { name, recordName, recordValue, mailboxes } = useShownFragment(
    graphql`
      fragment VerifyDomainDialog_domain on Domain {
        name
        recordName
        recordValue
        mailboxes
      }
    `,
    key,
  )
  const [verify, waiting] = useMutation<VerifyDomainDialogMutation>(graphql`
    mutation VerifyDomainDialogMutation($input: VerifyDomainInput!) {
      result: verifyDomain(input: $input) {
        ... on VerifyDomainSuccess {
          organization {
            id
            ...DomainsSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const { data } = useLookUp<VerifyDomainDialogQuery>(query, {}, 0)
  const draft = useDraft('domain', `${name} ${organizationId}`)
  // A code is no part of the draft.
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: refused } = await verify({ organizationId, name, ...(code && { code }) })
    if (refused) return setProblems(refused)
    draft.clear()
    toast('success', t.isVerified({ domain: name }))
    onClose()
  }
  return (
    <FormDialog
      title={t.verifyDomain({ domain: name })}
      submit={code ? t.verify : t.lookForTheRecord}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
      width="sm"
    >
      <span>{t.createTheRecord}</span>
      <CopyField label={t.recordName} value={recordName} autoFocus />
      <CopyField label={t.recordValue} value={recordValue} />
      {data?.passwordResetByMail ? (
        <ByMail
          domain={{ organizationId, name, mailboxes }}
          draft={draft}
          code={code}
          onCode={setCode}
          problems={problems}
          onProblems={setProblems}
        />
      ) : null}
    </FormDialog>
  )
}
