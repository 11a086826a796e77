import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddDomainDialogMutation } from '../../__generated__/AddDomainDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface AddDomainDialogProps {
  organizationId: string
  /** The domains that are there. */
  names: readonly string[]
  /** With the name as the server writes it. */
  onAdded: (name: string | undefined) => void
  onClose: () => void
}

/** Names a domain as one of the organization; it counts once it is verified. */
export function AddDomainDialog({ organizationId, names, onAdded, onClose }: AddDomainDialogProps) {
  const [name, setName] = useState('')
  const [add, waiting] = useMutation<AddDomainDialogMutation>(graphql`
    mutation AddDomainDialogMutation($input: CreateDomainInput!) {
      result: createDomain(input: $input) {
        ... on CreateDomainSuccess {
          organization {
            id
            ...DomainsSection_organization
            domains {
              name
            }
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { done, problems } = await add({ organizationId, name })
    if (problems) return problems
    onAdded(done.organization?.domains?.find((domain) => !names.includes(domain.name))?.name)
    return undefined
  }
  return (
    <ActDialog title={t.addDomain} submit={t.add} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <Field
          label={t.domain}
          required
          autoFocus
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          maxLength={300}
          onChange={({ target }) => setName(target.value)}
          problem={problems.name}
          help={t.likeExample}
        />
      )}
    </ActDialog>
  )
}
