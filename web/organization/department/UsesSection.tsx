import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { UsesSection_department$key } from '../../__generated__/UsesSection_department.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { PeopleLink } from './PeopleLink.tsx'
import { UsesDialog } from './UsesDialog.tsx'
import * as t from './__generated__/messages.ts'

interface UsesSectionProps {
  department: UsesSection_department$key
  onChanged: () => void
}

/** Which organizations have a department. */
export function UsesSection({ department: key, onChanged }: UsesSectionProps) {
  const { id, name, usedBy } = useFragment(
    graphql`
      fragment UsesSection_department on Department {
        id
        name
        usedBy {
          status
          memberCount
          organization {
            id
            name
            path
          }
        }
      }
    `,
    key,
  )
  const [isChoosing, setChoosing] = useState(false)
  const depthOf = (path: string) => path.split('/').length - 3
  return (
    <>
      <TableSection
        title={t.organizationsThatHaveIt}
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setChoosing(true)}>
            {t.chooseOrganizations}
          </PlainButton>
        }
        caption={t.organizationsThatHave({ name })}
        columns={[t.organization, t.status, t.peopleRightThere]}
        empty={t.noOrganizationInYourSightHas}
      >
        {usedBy.map(({ organization, status, memberCount }) => (
          <tr key={organization.id}>
            <th
              scope="row"
              style={{
                paddingInlineStart: depthOf(organization.path) > 0 ? 12 + depthOf(organization.path) * 16 : undefined,
                fontWeight: 400,
              }}
            >
              <Link to={`/orgOverview/${organization.id}/departments`}>{organization.name}</Link>
            </th>
            <td>{status === 'ACTIVE' ? t.active : <Tag>{t.inactive}</Tag>}</td>
            <td>
              <PeopleLink
                count={memberCount}
                organizationId={organization.id}
                filter={{ department: id }}
                of={`${name}, ${organization.name}`}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {isChoosing ? (
        <UsesDialog
          department={{ id, name }}
          used={new Set(usedBy.filter(({ status }) => status === 'ACTIVE').map(({ organization }) => organization.id))}
          onClose={() => setChoosing(false)}
          onChanged={onChanged}
        />
      ) : null}
    </>
  )
}
