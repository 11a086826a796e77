import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ChecklistRow_checklist$key } from '../../__generated__/ChecklistRow_checklist.graphql.ts'
import type { ChecklistRowArchiveMutation } from '../../__generated__/ChecklistRowArchiveMutation.graphql.ts'
import type { ChecklistRowRestoreMutation } from '../../__generated__/ChecklistRowRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { DuplicateChecklistDialog } from './DuplicateChecklistDialog.tsx'
import * as t from './__generated__/messages.ts'

const archiveMutation = graphql`
  mutation ChecklistRowArchiveMutation($input: ArchiveChecklistInput!) {
    result: archiveChecklist(input: $input) {
      ... on ArchiveChecklistSuccess {
        stepId
        checklist {
          ...ChecklistRow_checklist
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restoreMutation = graphql`
  mutation ChecklistRowRestoreMutation($input: RestoreChecklistInput!) {
    result: restoreChecklist(input: $input) {
      ... on RestoreChecklistSuccess {
        stepId
        checklist {
          ...ChecklistRow_checklist
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** A checklist in the list, with what can be done with it. */
export function ChecklistRow({ checklist: key }: { checklist: ChecklistRow_checklist$key }) {
  const { id, name, version, status, items, taskItems, organization, rootName, can } = useFragment(
    graphql`
      fragment ChecklistRow_checklist on Checklist {
        id
        name
        version
        status
        items {
          id
        }
        taskItems {
          id
          name
        }
        rootName
        organization {
          name
          rootName
        }
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [archive] = useMutation<ChecklistRowArchiveMutation>(archiveMutation)
  const [restore] = useMutation<ChecklistRowRestoreMutation>(restoreMutation)
  const [copies, setCopies] = useState(false)
  const isArchived = status === 'INACTIVE'
  const toggle = async () => {
    const { problems } = await (isArchived ? restore : archive)({ id, version })
    if (problems) toast('error', t.staysAsItIs({ name }), problems.input)
    else
      toast(
        'success',
        isArchived ? t.isInUseAgain({ name }) : t.archived({ name }),
        isArchived ? undefined : t.newRecordsDontGetItAny,
      )
  }
  const refused = can.edit.allowed ? undefined : can.edit.reason
  const tasks = taskItems.map((item) => item.name)
  return (
    <tr>
      <th scope="row">
        <Link to={`/tasks/checklist/${id}`}>{name}</Link> {isArchived ? <Tag>{t.archived2}</Tag> : null}
      </th>
      <td className="number">{items.length}</td>
      <td
        title={tasks.join(', ')}
        style={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {tasks.length ? tasks.join(', ') : <span style={{ color: 'var(--ops-ink-3)' }}>{t.none}</span>}
      </td>
      <td>{organization ? inRoot(organization) : inRoot({ name: t.anOrganizationAbove, rootName })}</td>
      <td style={{ textAlign: 'end' }}>
        <ActionsMenu
          label={t.whatCanBeDoneWith({ name })}
          actions={[
            { label: t.duplicate, act: () => setCopies(true), refused },
            { label: isArchived ? t.toUseAgain : t.archive, act: () => void toggle(), refused },
          ]}
        />
        {copies ? <DuplicateChecklistDialog id={id} name={name} onClose={() => setCopies(false)} /> : null}
      </td>
    </tr>
  )
}
