import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { OrganizationActionsQuery } from '../../__generated__/OrganizationActionsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { DeleteOrganizationDialog } from './DeleteOrganizationDialog.tsx'
import { typeNames } from './typeNames.ts'
import { useRestoreOrganization } from './useRestoreOrganization.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationActionsQuery($id: ID!) {
    node(id: $id) {
      ... on Organization @alias(as: "organization") {
        id
        name
        version
        isArchived
        childTypes
        parent {
          id
        }
        can {
          edit {
            allowed
            reason
          }
          addChild {
            allowed
            reason
          }
          move {
            allowed
            reason
          }
          archive {
            allowed
            reason
          }
          restore {
            allowed
            reason
          }
          delete {
            allowed
            reason
          }
        }
      }
    }
  }
`

interface Change {
  parentId?: string
  isArchived?: boolean
  isDeleted?: boolean
}

interface OrganizationActionsProps {
  id: string
  anchor: HTMLElement
  selection?: { isSelected: boolean; toggle: () => void }
  onMove: () => void
  onClose: () => void
  onChanged: (change: Change) => void
}

type Permission = { readonly allowed: boolean; readonly reason?: string | null }

/** What can be done with an organization; what can't says why. */
export function OrganizationActions({ id, anchor, selection, onMove, onClose, onChanged }: OrganizationActionsProps) {
  const { data, failure } = useLookUp<OrganizationActionsQuery>(query, { id }, 0)
  const navigate = useNavigate()
  const restore = useRestoreOrganization()
  const [dialog, setDialog] = useState<'archive' | 'delete'>()
  const organization = data?.node?.organization
  const parentId = organization?.parent?.id
  if (dialog === 'archive' && organization) {
    return (
      <ArchiveDialog
        organizations={[organization]}
        onClose={onClose}
        onArchived={() => (onClose(), onChanged({ parentId, isArchived: true }))}
      />
    )
  }
  if (dialog === 'delete' && organization) {
    return (
      <DeleteOrganizationDialog
        organization={organization}
        onClose={onClose}
        onDeleted={() => (onClose(), onChanged({ parentId, isDeleted: true }))}
      />
    )
  }
  const item = (label: string, permission: Permission | undefined | null, act: () => void) => {
    const refused = permission && !permission.allowed
    return (
      <MenuItem
        key={label}
        aria-disabled={refused || undefined}
        onClick={() => !refused && act()}
        sx={{ display: 'block', maxWidth: 320, whiteSpace: 'normal', color: refused ? 'text.disabled' : undefined }}
      >
        {label}
        {refused ? (
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{permission.reason}</Box>
        ) : null}
      </MenuItem>
    )
  }
  const go = (to: string) => () => {
    onClose()
    void navigate(to)
  }
  const closed = (act: () => void) => () => {
    onClose()
    act()
  }
  // It opens once it knows what it holds, so that the focus is on its first entry.
  if (!organization && !failure) return null
  const add = organization?.can.addChild
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t.for({ value: organization?.name ?? t.theOrganization }) } }}
    >
      {failure ? <MenuItem onClick={onClose}>{failure}</MenuItem> : null}
      {organization
        ? [
            item(t.openIt, null, go(`/orgOverview/${organization.id}`)),
            ...(add?.allowed
              ? organization.childTypes.map((type) =>
                  item(
                    t.addA({ typeNames: typeNames[type] ?? '' }),
                    null,
                    go(`/createorganization?parent=${organization.id}&type=${type}`),
                  ),
                )
              : [item(t.addBelowIt, add, () => {})]),
            item(t.edit2, organization.can.edit, go(`/editorganization?id=${organization.id}`)),
            item(t.move3, organization.can.move, closed(onMove)),
            ...(selection
              ? [
                  item(
                    selection.isSelected ? t.clearThisSelection : t.selectWithAllBelow,
                    null,
                    closed(selection.toggle),
                  ),
                ]
              : []),
            <Divider key="line" component="li" role="presentation" />,
            organization.isArchived
              ? item(
                  t.restore,
                  organization.can.restore,
                  closed(() => void restore(organization).then((done) => done && onChanged({ parentId }))),
                )
              : item(t.archive3, organization.can.archive, () => setDialog('archive')),
            item(t.delete, organization.can.delete, () => setDialog('delete')),
          ]
        : null}
    </Menu>
  )
}
