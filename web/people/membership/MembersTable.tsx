import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { More } from '../../kernel/ui/More.tsx'
import type { MembersTable_organization$key } from '../../__generated__/MembersTable_organization.graphql.ts'
import type { MembersTablePageQuery } from '../../__generated__/MembersTablePageQuery.graphql.ts'
import { awayText } from '../user/awayText.ts'
import { ServiceAccountTag } from '../user/ServiceAccountTag.tsx'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { periodInWords } from './dates.ts'
import { statusNames } from './memberFilter.ts'
import * as t from './__generated__/messages.ts'

interface MembersTableProps {
  organization: MembersTable_organization$key
  /** With the id of the membership, or of the person where it is their account. */
  onDo: (what: 'change' | 'end' | 'account', id: string) => void
}

/** Memberships by the names of their people. */
export function MembersTable({ organization: key, onDo }: MembersTableProps) {
  const { data, ...page } = usePaginationFragment<MembersTablePageQuery, MembersTable_organization$key>(
    graphql`
      fragment MembersTable_organization on Organization
      @refetchable(queryName: "MembersTablePageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "MembershipFilter" }
      ) {
        name
        members(first: $first, after: $after, search: $search, filter: $filter, includeBelow: true)
          @connection(key: "MembersTable_members", filters: ["search", "filter"]) {
          edges {
            node {
              id
              status
              accessLevelName
              startsAt
              endsAt
              user {
                id
                name
                away {
                  endsAt
                  deputy {
                    name
                  }
                }
                email
                isEmailVerified
                isServiceAccount
                status
              }
              organization {
                id
                name
                timeZone
              }
              department {
                name
              }
              group {
                name
              }
              jobRole {
                name
              }
              can {
                edit {
                  allowed
                  reason
                }
                end {
                  allowed
                  reason
                }
              }
            }
          }
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const rows = data.members.edges.map(({ node }) => node)
  if (!rows.length) return <Box sx={{ p: 3, color: 'text.secondary' }}>{t.nobodyHereFitsThisTakeA}</Box>
  return (
    <>
      <Table
        caption={t.peopleOf({ name: data.name })}
        columns={[t.person, t.organization, t.departmentAndGroup, t.jobRole, t.accessLevel, t.dates, '']}
      >
        {rows.map(
          ({ id, status, accessLevelName, startsAt, endsAt, user, organization, department, group, jobRole, can }) => (
            <tr key={id}>
              <th scope="row">
                {user.name} {user.status === 'DISABLED' ? <Tag>{t.disabled}</Tag> : null}{' '}
                {user.away ? <Tag title={awayText(user.away)}>{t.away}</Tag> : null}
                <span
                  style={{
                    display: 'block',
                    color: 'var(--ops-ink-2)',
                    fontWeight: 400,
                    fontSize: 12,
                    lineHeight: '16px',
                  }}
                >
                  {user.isServiceAccount ? (
                    <ServiceAccountTag />
                  ) : (
                    <>
                      {user.email} {user.isEmailVerified ? null : <Tag>{t.notVerified}</Tag>}
                    </>
                  )}
                </span>
              </th>
              <td>
                <Link to={`/orgOverview/${organization.id}`}>{organization.name}</Link>
              </td>
              <td>{[department?.name, group?.name].filter(Boolean).join(' · ') || t.allOfIt}</td>
              <td>{jobRole.name}</td>
              <td>{accessLevelName}</td>
              <td style={{ whiteSpace: 'nowrap' }}>
                {status === 'ACTIVE' ? null : (
                  <Tag className={status === 'PLANNED' ? 'planned' : undefined}>{statusNames[status]}</Tag>
                )}{' '}
                {periodInWords(startsAt, endsAt, organization.timeZone)}
              </td>
              <td style={{ textAlign: 'end' }}>
                <ActionsMenu
                  label={t.moreFor({ name: user.name })}
                  actions={[
                    {
                      label: t.change,
                      act: () => onDo('change', id),
                      refused: can.edit.allowed ? null : can.edit.reason,
                    },
                    {
                      label: status === 'PLANNED' ? t.takeBack2 : t.end2,
                      act: () => onDo('end', id),
                      refused: can.end.allowed ? null : can.end.reason,
                    },
                    ...(user.isServiceAccount
                      ? []
                      : [{ label: t.scheduleAndAbsences, act: () => void navigate(`/people/${user.id}`) }]),
                    { label: t.account, act: () => onDo('account', user.id) },
                  ]}
                />
              </td>
            </tr>
          ),
        )}
      </Table>
      <More page={page} />
    </>
  )
}
