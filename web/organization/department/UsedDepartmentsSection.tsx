import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useRevalidator } from 'react-router-dom'
import type { UsedDepartmentsSectionQuery } from '../../__generated__/UsedDepartmentsSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { ChooseDepartmentsDialog } from './ChooseDepartmentsDialog.tsx'
import { PeopleLink } from './PeopleLink.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query UsedDepartmentsSectionQuery($id: ID!) {
    organization(id: $id) {
      id
      name
      departments(first: 1000) {
        nodes {
          id
          name
          description
          status
        }
      }
      departmentUses {
        status
        memberCount
        department {
          id
          name
          description
          status
          roles {
            name
            status
          }
          groups {
            name
            status
          }
        }
      }
      can {
        setDepartments {
          allowed
          reason
        }
      }
    }
  }
`

const activeNames = (some: readonly { name: string; status: string }[]) =>
  some
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ name }) => name)
    .join(', ') || '–'

/** The departments of an organization with their groups and roles, and the choice of them. */
export function UsedDepartmentsSection() {
  const { organization } = useRouteQuery<UsedDepartmentsSectionQuery>(query)
  const { revalidate } = useRevalidator()
  const [isChoosing, setChoosing] = useState(false)
  if (!organization) return null
  const {
    id,
    name,
    departmentUses: uses,
    departments: { nodes: all },
    can: { setDepartments: canSet },
  } = organization
  return (
    <Scroll wide>
      <TableSection
        title={t.departmentsAndGroups}
        about={t.whatThisOrganizationWorksWithOf}
        actions={
          <>
            <ListExport
              list="DEPARTMENTS"
              label={t.departments}
              narrowedTo={() => ({ usedBy: id, includeInactive: true })}
            />
            <ButtonLink to={`/deptrole?org=${id}`} className="outlined">
              {t.allDepartments}
            </ButtonLink>
            {canSet.allowed ? (
              <PlainButton type="button" className="outlined" onClick={() => setChoosing(true)}>
                {t.chooseDepartments}
              </PlainButton>
            ) : (
              <Why permission={canSet} />
            )}
          </>
        }
        caption={t.departmentsOf({ name })}
        columns={[t.department, t.status, t.groups, t.jobRoles, t.peopleRightHere]}
        empty={canSet.allowed ? t.hasNoDepartmentsChoose({ name }) : t.hasNoDepartments({ name })}
      >
        {uses.map(({ department, status, memberCount }) => (
          <tr key={department.id}>
            <th scope="row">
              <Link to={`/deptrole?org=${id}&department=${encodeURIComponent(department.id)}`}>{department.name}</Link>
            </th>
            <td>{status === 'ACTIVE' && department.status === 'ACTIVE' ? t.active : <Tag>{t.inactive}</Tag>}</td>
            <td>{activeNames(department.groups)}</td>
            <td>{activeNames(department.roles)}</td>
            <td>
              <PeopleLink
                count={memberCount}
                organizationId={id}
                filter={{ department: department.id }}
                of={department.name}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {isChoosing ? (
        <ChooseDepartmentsDialog
          organization={{ id, name }}
          departments={all}
          used={uses.filter(({ status }) => status === 'ACTIVE').map(({ department }) => department.id)}
          onClose={() => setChoosing(false)}
          onDone={() => {
            setChoosing(false)
            void revalidate()
          }}
        />
      ) : null}
    </Scroll>
  )
}
