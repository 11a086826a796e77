import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskItemRow_item$key } from '../../__generated__/TaskItemRow_item.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { minutes } from './minutes.ts'
import { PriorityLabel } from './PriorityLabel.tsx'
import { useArchiveTask } from './useArchiveTask.ts'
import * as t from './__generated__/messages.ts'

interface TaskItemRowProps {
  item: TaskItemRow_item$key
  onEdit: () => void
  onChanged: () => void
}

/** An item of the catalogue in its major task's table. */
export function TaskItemRow({ item: key, onEdit, onChanged }: TaskItemRowProps) {
  const item = useFragment(
    graphql`
      fragment TaskItemRow_item on TaskItem {
        id
        name
        active
        version
        recordCount
        can {
          edit {
            reason
          }
        }
        requiresSignOff
        serviceTimeMins
        actionClass {
          name
        }
        priority {
          id
          name
        }
        objective {
          name
        }
      }
    `,
    key,
  )
  const archive = useArchiveTask('item', onChanged)
  const refused = item.can.edit.reason
  return (
    <tr>
      <th scope="row">
        <Link to={`/tasks/item/${item.id}`}>{item.name}</Link> {item.requiresSignOff ? <Tag>{t.signOff}</Tag> : null}{' '}
        {item.active ? null : <Tag>{t.archived}</Tag>}
      </th>
      <td style={{ width: 96 }}>
        <Tag>{item.actionClass.name}</Tag>
      </td>
      <td style={{ width: 144 }}>
        <PriorityLabel id={item.priority.id} name={item.priority.name} />
      </td>
      <td style={{ width: 104 }}>{item.objective.name}</td>
      <td className="number" style={{ width: 96, whiteSpace: 'nowrap' }}>
        {minutes(item.serviceTimeMins)}
      </td>
      <td className="number" style={{ width: 80 }}>
        {item.recordCount ? (
          <Link to={`/tasks/item/${item.id}`}>{item.recordCount}</Link>
        ) : (
          <span style={{ color: 'var(--ops-ink-3)' }}>0</span>
        )}
      </td>
      <td style={{ width: 56, textAlign: 'end' }}>
        <ActionsMenu
          label={t.whatCanBeDoneWith({ name: item.name })}
          actions={[
            { label: t.edit2, act: onEdit, refused },
            { label: item.active ? t.archive : t.bringBack, act: () => void archive(item), refused },
          ]}
        />
      </td>
    </tr>
  )
}
