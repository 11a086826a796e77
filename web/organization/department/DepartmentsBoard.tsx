import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { DepartmentsBoard_organization$key } from '../../__generated__/DepartmentsBoard_organization.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { DepartmentDetails } from './DepartmentDetails.tsx'
import { DepartmentDialog } from './DepartmentDialog.tsx'
import { DepartmentList } from './DepartmentList.tsx'
import { JobRolesSection } from './JobRolesSection.tsx'
import * as t from './__generated__/messages.ts'

interface DepartmentsBoardProps {
  organization: DepartmentsBoard_organization$key
  /** The id of the department that is shown. */
  chosen: string | null
}

/** Departments on the left, one of them on the right. */
export function DepartmentsBoard({ organization: key, chosen }: DepartmentsBoardProps) {
  const data = useFragment(
    graphql`
      fragment DepartmentsBoard_organization on Organization {
        id
        name
        departments(first: 1000) {
          nodes {
            id
            ...DepartmentList_departments
            ...DepartmentDetails_department
          }
        }
        can {
          editDepartments {
            allowed
            reason
          }
        }
        ...JobRolesSection_organization
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const {
    id,
    name,
    departments: { nodes: departments },
    can: { editDepartments: canEdit },
  } = data
  const shown = departments.find((department) => department.id === chosen) ?? departments[0]
  const to = (departmentId: string) => `/deptrole?org=${id}&department=${encodeURIComponent(departmentId)}`
  const add = canEdit.allowed ? (
    <PlainButton type="button" className="outlined" onClick={() => setAdding(true)}>
      {t.addADepartment}
    </PlainButton>
  ) : (
    <Why permission={canEdit} />
  )
  const actions = (
    <>
      <ListExport
        list="DEPARTMENTS"
        label={t.departments}
        narrowedTo={() => ({ organizationId: id, includeInactive: true })}
      />
      {add}
    </>
  )
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0 }}>
      {shown ? (
        <Box
          sx={{
            p: { xs: 3, md: 5 },
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <DepartmentList departments={departments} shown={shown.id} to={to} actions={actions} />
            <JobRolesSection organization={data} onChanged={() => void revalidate()} />
          </Box>
          <DepartmentDetails
            key={shown.id}
            department={shown}
            organizationId={id}
            onChanged={() => void revalidate()}
          />
        </Box>
      ) : (
        <Centered title={t.noDepartmentsYet} text={t.departmentsDivideTheWorkOfAnd({ name })}>
          {add}
        </Centered>
      )}
      {isAdding ? (
        <DepartmentDialog
          organizationId={id}
          onClose={() => setAdding(false)}
          onDone={(departmentId) => {
            setAdding(false)
            void revalidate()
            void navigate(to(departmentId))
          }}
        />
      ) : null}
    </Box>
  )
}
