import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ContactCard_contact$key } from '../../__generated__/ContactCard_contact.graphql.ts'
import { titleOfScreen } from '../../kernel/shell/places.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { relationshipLabel } from './relationships.ts'
import * as t from './__generated__/messages.ts'

const Card = styled('div')({
  display: 'flex',
  gap: 12,
  minWidth: 0,
  '& small': {
    display: 'block',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    lineHeight: '16px',
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 550, overflowWrap: 'anywhere' },
})

/** Somebody to turn to: what they are, how they are reached, what they help with. */
export function ContactCard({ contact: key, actions }: { contact: ContactCard_contact$key; actions?: ReactNode }) {
  const contact = useFragment(
    graphql`
      fragment ContactCard_contact on DirectoryContact {
        name
        email
        phone
        department
        departmentGroup
        moduleScreen
        supportedTour
        stakeholder
        relationship
        organizationName
        rootName
      }
    `,
    key,
  )
  const { name, email, phone, relationship } = contact
  const of = [contact.department, contact.departmentGroup].filter(Boolean).join(' › ')
  const helpsWith = [
    contact.moduleScreen && t.screen({ titleOfScreen: titleOfScreen(contact.moduleScreen) }),
    contact.supportedTour && t.tour({ supportedTour: contact.supportedTour }),
  ]
    .filter(Boolean)
    .join(', ')
  const where = inRoot({ name: contact.organizationName, rootName: contact.rootName })
  return (
    <Card>
      <Initials name={name} size={28} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <strong>{name}</strong> <Tag>{relationshipLabel(relationship)}</Tag>
        </Box>
        <small>
          {[of, contact.stakeholder && t.for({ stakeholder: contact.stakeholder }), where].filter(Boolean).join(' · ')}
        </small>
        {helpsWith ? <small>{t.helpsWith({ helpsWith })}</small> : null}
        <small>
          {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
          {phone && email ? ' · ' : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </small>
      </Box>
      {actions}
    </Card>
  )
}
