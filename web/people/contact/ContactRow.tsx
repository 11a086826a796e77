import Box from '@mui/material/Box'
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
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { relationshipLabel } from './relationships.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const archive = graphql`
  mutation ContactRowArchiveMutation($input: ArchiveDirectoryContactInput!) {
    result: archiveDirectoryContact(input: $input) {
      ... on ArchiveDirectoryContactSuccess {
        stepId
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
        stepId
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
        rootName
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
    problems && toast('error', problems.input ?? t.thatCouldNotBeDone)
  const refused = contact.can.edit.reason
  function write() {
    const next = withParams(search, { find: null, relationship: null, archived: null, to: userId, toName: name })
    void navigate({ pathname: '/comms/write', search: `${next}` })
  }
  return (
    <tr>
      <th scope="row">
        {name} {status === 'INACTIVE' ? <Tag>{t.archived}</Tag> : null}
      </th>
      <td>{relationshipLabel(contact.relationship)}</td>
      <td className="whole">
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'start',
            '@container (max-width: 600px)': { display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 },
          }}
        >
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
              {phone}
            </a>
          ) : null}
        </Box>
      </td>
      <td>{[contact.department, contact.departmentGroup].filter(Boolean).join(' › ')}</td>
      <td>{[titleOfScreen(contact.moduleScreen), contact.supportedTour].filter(Boolean).join(', ')}</td>
      <td>{inRoot({ name: contact.organizationName, rootName: contact.rootName })}</td>
      <td className="number">
        <ActionsMenu
          label={t.whatCanBeDoneWith({ name })}
          actions={[
            ...(userId ? [{ label: t.writeAMessage, act: write }] : []),
            { label: t.edit2, act: () => setIsEditing(true), refused },
            status === 'ACTIVE'
              ? { label: t.archive, act: () => void commitArchive({ id, version }).then(tell), refused }
              : { label: t.restore, act: () => void commitRestore({ id, version }).then(tell), refused },
          ]}
        />
        {isEditing ? <ContactDialog contact={contact} onClose={() => setIsEditing(false)} /> : null}
      </td>
    </tr>
  )
}
