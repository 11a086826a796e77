import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ContactDialog_contact$key } from '../../__generated__/ContactDialog_contact.graphql.ts'
import type { ContactDialogCreateMutation } from '../../__generated__/ContactDialogCreateMutation.graphql.ts'
import type { ContactDialogUpdateMutation } from '../../__generated__/ContactDialogUpdateMutation.graphql.ts'
import { CorrespondentsField, type Correspondent } from './CorrespondentsField.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { emptyDraft, type ContactDraft } from './contactDraft.ts'
import { relationships, type Relationship } from './relationships.ts'
import { ScreenTourFields } from './ScreenTourFields.tsx'
import * as t from './__generated__/messages.ts'

const create = graphql`
  mutation ContactDialogCreateMutation($input: CreateDirectoryContactInput!) {
    result: createDirectoryContact(input: $input) {
      ... on CreateDirectoryContactSuccess {
        contact {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const update = graphql`
  mutation ContactDialogUpdateMutation($input: UpdateDirectoryContactInput!) {
    result: updateDirectoryContact(input: $input) {
      ... on UpdateDirectoryContactSuccess {
        contact {
          id
          ...ContactRow_contact
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const lines = [
  ['phone', t.telephone],
  ['email', t.email],
  ['department', t.department],
  ['departmentGroup', t.groupOfIt],
  ['system', t.system],
  ['stakeholder', t.actsFor],
] as const

/** Adds a contact, or changes one. */
export function ContactDialog({
  contact: key,
  onClose,
}: {
  contact: ContactDialog_contact$key | null
  onClose: (hasChanged?: boolean) => void
}) {
  const contact = useShownFragment(
    graphql`
      fragment ContactDialog_contact on DirectoryContact {
        id
        version
        relationship
        name
        email
        phone
        department
        departmentGroup
        system
        moduleScreen
        stakeholder
        supportedTour
        userId
        organization {
          id
        }
      }
    `,
    key,
  )
  const draft = useDraft('contact', contact?.id ?? newIn(null), contact?.version)
  const [fields, setFields] = useDraftState<ContactDraft>(draft, 'fields', () => (contact ? pick(contact) : emptyDraft))
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', contact?.organization?.id ?? '')
  const [person, setPerson] = useDraftState<readonly Correspondent[]>(
    draft,
    'person',
    contact?.userId ? [{ id: contact.userId, name: contact.name }] : [],
  )
  const [problems, setProblems] = useState<Problems>({})
  const [commitCreate, isCreating] = useMutation<ContactDialogCreateMutation>(create)
  const [commitUpdate, isUpdating] = useMutation<ContactDialogUpdateMutation>(update)
  const set = (changed: Partial<ContactDraft>) => setFields({ ...fields, ...changed })
  async function submit() {
    const wanted = { ...fields, userId: fields.relationship === 'TEAM' ? (person[0]?.id ?? null) : null }
    const outcome = contact
      ? await commitUpdate({ id: contact.id, version: draft.version, ...wanted })
      : await commitCreate({ organizationId, ...wanted })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    onClose(true)
  }
  return (
    <FormDialog
      title={contact ? t.edit({ name: contact.name }) : t.addAContact}
      submit={contact ? t.save : t.add}
      onSubmit={() => void submit()}
      onClose={() => onClose()}
      problems={problems}
      waiting={isCreating || isUpdating}
      draft={draft}
      width="sm"
    >
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Field
          label={t.name}
          required
          autoFocus
          value={fields.name}
          maxLength={200}
          onChange={({ target }) => set({ name: target.value })}
          problem={problems.name}
        />
        <SelectField
          label={t.relationship}
          value={fields.relationship}
          onChange={({ target }) => set({ relationship: target.value as Relationship })}
          help={fields.relationship === 'PERSONAL' ? t.yoursAlone : undefined}
          problem={problems.relationship}
        >
          {relationships.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {contact ? null : (
          <OrganizationSelect
            label={t.inTheDirectoryOf}
            value={organizationId}
            onChange={setOrganizationId}
            problem={problems.organizationId}
          />
        )}
        {fields.relationship === 'TEAM' && organizationId ? (
          <CorrespondentsField
            label={t.personOfTheHouse}
            of={organizationId}
            value={person}
            onChange={setPerson}
            most={1}
            problem={problems.userId}
          />
        ) : null}
        {lines.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            value={fields[name]}
            maxLength={254}
            onChange={({ target }) => set({ [name]: target.value })}
            problem={problems[name]}
          />
        ))}
        <ScreenTourFields
          screen={fields.moduleScreen}
          tour={fields.supportedTour}
          onScreen={(moduleScreen) => set({ moduleScreen })}
          onTour={(supportedTour) => set({ supportedTour })}
          problems={problems}
        />
      </Box>
    </FormDialog>
  )
}

const pick = (contact: Record<keyof ContactDraft, string | null | undefined>): ContactDraft =>
  Object.fromEntries(
    Object.keys(emptyDraft).map((name) => [name, contact[name as keyof ContactDraft] ?? '']),
  ) as unknown as ContactDraft
