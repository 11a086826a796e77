import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { JobRolesSection_organization$key } from '../../__generated__/JobRolesSection_organization.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { DeletePartDialog } from './DeletePartDialog.tsx'
import { JobRoleDialog } from './JobRoleDialog.tsx'
import { PeopleLink } from './PeopleLink.tsx'
import * as t from './__generated__/messages.ts'

interface JobRolesSectionProps {
  organization: JobRolesSection_organization$key
  onChanged: () => void
}

/** All job roles of the tree: to rename, to deactivate, to delete. */
export function JobRolesSection({ organization: key, onChanged }: JobRolesSectionProps) {
  const {
    id: organizationId,
    jobRoles: { nodes: roles },
  } = useFragment(
    graphql`
      fragment JobRolesSection_organization on Organization {
        id
        jobRoles(first: 1000) {
          nodes {
            id
            name
            status
            version
            memberCount
            can {
              edit {
                allowed
                reason
              }
            }
          }
        }
      }
    `,
    key,
  )
  const [doing, setDoing] = useState<{ what: 'edit' | 'delete'; id: string }>()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const subject = roles.find(({ id }) => id === doing?.id)
  return (
    <Section title={t.allJobRoles} about={t.ofTheWholeTreeADepartment}>
      <datalist id="job-roles">
        {roles.map(({ id, name }) => (
          <option key={id} value={name} aria-label={name} />
        ))}
      </datalist>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, px: 3, py: 1, maxHeight: { xs: 260, md: 420 }, overflowY: 'auto' }}
      >
        {roles.map(({ id, name, status, memberCount, can }) => {
          const refused = can.edit.allowed ? null : can.edit.reason
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5 }}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                {name} {status === 'INACTIVE' ? <Tag>{t.inactive}</Tag> : null}
                <Box sx={{ fontSize: 12, lineHeight: '16px' }}>
                  <PeopleLink count={memberCount} organizationId={organizationId} filter={{ role: id }} of={name} />
                </Box>
              </Box>
              <ActionsMenu
                label={t.moreFor({ name })}
                actions={[
                  { label: t.renameOrDeactivate, act: () => setDoing({ what: 'edit', id }), refused },
                  { label: t.delete2, act: () => setDoing({ what: 'delete', id }), refused },
                ]}
              />
            </Box>
          )
        })}
      </Box>
      {doing?.what === 'edit' && subject ? <JobRoleDialog role={subject} onClose={close} onDone={done} /> : null}
      {doing?.what === 'delete' && subject ? (
        <DeletePartDialog kind="role" thing={subject} onClose={close} onDeleted={done} />
      ) : null}
    </Section>
  )
}
