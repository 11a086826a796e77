import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ContactRow_contact$key } from '../../__generated__/ContactRow_contact.graphql.ts'
import type { ContactRowArchiveMutation } from '../../__generated__/ContactRowArchiveMutation.graphql.ts'
import type { ContactRowRestoreMutation } from '../../__generated__/ContactRowRestoreMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { titleOfScreen } from '../../kernel/shell/places.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { relationshipLabel } from './relationships.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

const archive = graphql`
  mutation ContactRowArchiveMutation($input: ArchiveDirectoryContactInput!) {
    result: archiveDirectoryContact(input: $input) {
      ... on ArchiveDirectoryContactSuccess {
        contact {
          id
          status
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restore = graphql`
  mutation ContactRowRestoreMutation($input: RestoreDirectoryContactInput!) {
    result: restoreDirectoryContact(input: $input) {
      ... on RestoreDirectoryContactSuccess {
        contact {
          id
          status
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** A contact in the directory, and what can be done with it. */
export function ContactRow({ contact: key }: { contact: ContactRow_contact$key }) {
  const contact = useFragment(
    graphql`
      fragment ContactRow_contact on DirectoryContact {
        id
        name
        email
        phone
        department
        departmentGroup
        moduleScreen
        supportedTour
        relationship
        status
        version
        userId
        organizationName
        can {
          edit {
            reason
          }
        }
        ...ContactDialog_contact
      }
    `,
    key,
  )
  const { id, name, email, phone, version, userId, status } = contact
  const [isEditing, setIsEditing] = useState(false)
  const [search] = useSearch()
  const navigate = useNavigate()
  const [commitArchive] = useMutation<ContactRowArchiveMutation>(archive)
  const [commitRestore] = useMutation<ContactRowRestoreMutation>(restore)
  const tell = ({ problems }: { problems?: Problems }) =>
    problems && toast('error', problems.input ?? 'That could not be done')
  const refused = contact.can.edit.reason
  function write() {
    const next = withParams(search, { find: null, relationship: null, archived: null, to: userId, toName: name })
    void navigate({ pathname: '/home/comms/write', search: `${next}` })
  }
  return (
    <tr>
      <th scope="row">
        {name} {status === 'INACTIVE' ? <Tag>Archived</Tag> : null}
      </th>
      <td>{relationshipLabel(contact.relationship)}</td>
      <td>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {email && phone ? <br /> : null}
        {phone ? (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
            {phone}
          </a>
        ) : null}
      </td>
      <td>{[contact.department, contact.departmentGroup].filter(Boolean).join(' › ')}</td>
      <td>{[titleOfScreen(contact.moduleScreen), contact.supportedTour].filter(Boolean).join(', ')}</td>
      <td>{contact.organizationName}</td>
      <td className="number">
        <ActionsMenu
          label={`What can be done with ${name}`}
          actions={[
            ...(userId ? [{ label: 'Write a message', act: write }] : []),
            { label: 'Edit', act: () => setIsEditing(true), refused },
            status === 'ACTIVE'
              ? { label: 'Archive', act: () => void commitArchive({ id, version }).then(tell), refused }
              : { label: 'Restore', act: () => void commitRestore({ id, version }).then(tell), refused },
          ]}
        />
        {isEditing ? <ContactDialog contact={contact} onClose={() => setIsEditing(false)} /> : null}
      </td>
    </tr>
  )
}
