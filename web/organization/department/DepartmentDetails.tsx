import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DepartmentDetails_department$key } from '../../__generated__/DepartmentDetails_department.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { DeletePartDialog } from './DeletePartDialog.tsx'
import { DepartmentDialog } from './DepartmentDialog.tsx'
import { GroupsSection } from './GroupsSection.tsx'
import { PeopleLink } from './PeopleLink.tsx'
import { RolesOfDepartment } from './RolesOfDepartment.tsx'
import { UsesSection } from './UsesSection.tsx'
import * as t from './__generated__/messages.ts'

interface DepartmentDetailsProps {
  department: DepartmentDetails_department$key
  organizationId: string
  onChanged: () => void
}

/** One department: what it does, its groups, its job roles and who has it. */
export function DepartmentDetails({ department: key, organizationId, onChanged }: DepartmentDetailsProps) {
  const department = useFragment(
    graphql`
      fragment DepartmentDetails_department on Department {
        id
        name
        description
        status
        version
        memberCount
        can {
          edit {
            allowed
            reason
          }
        }
        ...RolesOfDepartment_department
        ...GroupsSection_department
        ...UsesSection_department
      }
    `,
    key,
  )
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const navigate = useNavigate()
  const { id, name, description, status, memberCount, can } = department
  const close = () => setDialog(undefined)
  const done = () => {
    close()
    onChanged()
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Section
        title={name}
        about={description || t.nobodyHasWrittenWhatItDoes}
        actions={
          can.edit.allowed ? (
            <>
              <PlainButton type="button" className="outlined" onClick={() => setDialog('edit')}>
                {t.edit}
              </PlainButton>
              <PlainButton type="button" className="outlined" onClick={() => setDialog('delete')}>
                {t.delete}
              </PlainButton>
            </>
          ) : (
            <Why permission={can.edit} />
          )
        }
      >
        <Box sx={{ px: 3, py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {status === 'INACTIVE' ? <Tag>{t.inactive}</Tag> : null}
          <PeopleLink count={memberCount} organizationId={organizationId} filter={{ department: id }} of={name} />
        </Box>
        <RolesOfDepartment department={department} onChanged={onChanged} />
      </Section>
      <GroupsSection department={department} organizationId={organizationId} onChanged={onChanged} />
      <UsesSection department={department} onChanged={onChanged} />
      {dialog === 'edit' ? <DepartmentDialog department={department} onClose={close} onDone={done} /> : null}
      {dialog === 'delete' ? (
        <DeletePartDialog
          kind="department"
          thing={department}
          onClose={close}
          onDeleted={() => {
            void navigate(`/deptrole?org=${organizationId}`)
            done()
          }}
        />
      ) : null}
    </Box>
  )
}
