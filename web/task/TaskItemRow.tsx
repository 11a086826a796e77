import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskItemRow_item$key } from '../__generated__/TaskItemRow_item.graphql.ts'
import { Tag } from '../ui/Tag.tsx'
import { minutes } from './minutes.ts'
import { PriorityLabel } from './PriorityLabel.tsx'

/** An item of the catalogue in its major task's table. */
export function TaskItemRow({ item: key }: { item: TaskItemRow_item$key }) {
  const item = useFragment(
    graphql`
      fragment TaskItemRow_item on TaskItem {
        internalID
        name
        active
        requiresSignOff
        serviceTimeMins
        priorityID
        actionClass {
          name
        }
        priority {
          name
        }
        objective {
          name
        }
      }
    `,
    key,
  )
  return (
    <tr>
      <th scope="row">
        <Link to={`/tasks/item/${item.internalID}`}>{item.name}</Link> {item.requiresSignOff ? <Tag>Sign-off</Tag> : null} {item.active ? null : <Tag>Archived</Tag>}
      </th>
      <td>
        <Tag>{item.actionClass.name}</Tag>
      </td>
      <td>
        <PriorityLabel id={item.priorityID} name={item.priority.name} />
      </td>
      <td>{item.objective.name}</td>
      <td className="number">{minutes(item.serviceTimeMins)}</td>
    </tr>
  )
}
