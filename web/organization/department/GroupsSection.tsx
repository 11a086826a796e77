import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GroupsSection_department$key } from '../../__generated__/GroupsSection_department.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { DeletePartDialog } from './DeletePartDialog.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { treeRows } from './groupTree.ts'
import { PeopleLink } from './PeopleLink.tsx'
import * as t from './__generated__/messages.ts'

interface GroupsSectionProps {
  department: GroupsSection_department$key
  organizationId: string
  onChanged: () => void
}

type Doing = { what: 'add'; parentId?: string } | { what: 'edit' | 'delete'; id: string }

/** The groups of a department as a tree. */
export function GroupsSection({ department: key, organizationId, onChanged }: GroupsSectionProps) {
  const { id, name, groups, can } = useFragment(
    graphql`
      fragment GroupsSection_department on Department {
        id
        name
        can {
          edit {
            allowed
            reason
          }
        }
        groups {
          id
          name
          description
          status
          version
          memberCount
          parent {
            id
          }
        }
      }
    `,
    key,
  )
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const refused = can.edit.allowed ? null : can.edit.reason
  const subject = doing && doing.what !== 'add' ? groups.find((group) => group.id === doing.id) : undefined
  return (
    <Section
      title={t.groups}
      actions={
        can.edit.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setDoing({ what: 'add' })}>
            {t.addAGroup}
          </PlainButton>
        ) : null
      }
    >
      {groups.length ? (
        <Table caption={t.groupsOf({ name })} columns={[t.group, t.status, t.people, '']}>
          {treeRows(groups).map(({ group, depth }) => (
            <tr key={group.id}>
              <th scope="row" style={depth ? { paddingInlineStart: 12 + depth * 20 } : undefined}>
                {depth ? (
                  <svg
                    aria-hidden="true"
                    width="10"
                    height="10"
                    style={{ marginInlineEnd: 6, color: 'var(--ops-ink-3)' }}
                  >
                    <path d="M1.5 0v6h7" fill="none" stroke="currentColor" />
                  </svg>
                ) : null}
                {group.name}
                {group.description ? (
                  <span
                    style={{
                      display: 'block',
                      color: 'var(--ops-ink-2)',
                      fontWeight: 400,
                      fontSize: 12,
                      lineHeight: '16px',
                    }}
                  >
                    {group.description}
                  </span>
                ) : null}
              </th>
              <td>{group.status === 'ACTIVE' ? t.active : <Tag>{t.inactive}</Tag>}</td>
              <td>
                <PeopleLink
                  count={group.memberCount}
                  organizationId={organizationId}
                  filter={{ group: group.id }}
                  of={group.name}
                />
              </td>
              <td style={{ textAlign: 'end' }}>
                <ActionsMenu
                  label={t.moreFor({ name: group.name })}
                  actions={[
                    { label: t.editOrMove, act: () => setDoing({ what: 'edit', id: group.id }), refused },
                    { label: t.addAGroupBelow, act: () => setDoing({ what: 'add', parentId: group.id }), refused },
                    { label: t.delete2, act: () => setDoing({ what: 'delete', id: group.id }), refused },
                  ]}
                />
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <Box sx={{ p: 3, color: 'text.secondary' }}>{t.itHasNoGroupsYetA}</Box>
      )}
      {doing?.what === 'add' ? (
        <GroupDialog departmentId={id} groups={groups} parentId={doing.parentId} onClose={close} onDone={done} />
      ) : null}
      {doing?.what === 'edit' && subject ? (
        <GroupDialog departmentId={id} groups={groups} group={subject} onClose={close} onDone={done} />
      ) : null}
      {doing?.what === 'delete' && subject ? (
        <DeletePartDialog kind="group" thing={subject} onClose={close} onDeleted={done} />
      ) : null}
    </Section>
  )
}
