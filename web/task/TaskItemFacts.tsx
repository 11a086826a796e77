import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskItemFacts_item$key } from '../__generated__/TaskItemFacts_item.graphql.ts'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { minutes } from './minutes.ts'
import { PriorityLabel } from './PriorityLabel.tsx'

/** What an item is, and what its records inherit. */
export function TaskItemFacts({ item: key }: { item: TaskItemFacts_item$key }) {
  const item = useFragment(
    graphql`
      fragment TaskItemFacts_item on TaskItem {
        name
        description
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
        transactionType {
          name
        }
        ttpType {
          name
        }
        majorTask {
          name
        }
      }
    `,
    key,
  )
  return (
    <Section title={item.name} about={item.description}>
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            ['Major task', <Link to={`/tasks?q=${encodeURIComponent(item.majorTask.name)}`}>{item.majorTask.name}</Link>],
            ['Class', item.actionClass.name],
            ['Priority', <PriorityLabel id={item.priorityID} name={item.priority.name} />],
            ['Service time', minutes(item.serviceTimeMins)],
            ['Objective', item.objective.name],
            ['Transaction', item.transactionType.name],
            ['Partner', item.ttpType.name],
            ['Sign-off', item.requiresSignOff ? 'By somebody else, once it is complete' : 'None'],
            ['State', item.active ? 'In use' : 'Archived'],
          ]}
        />
      </Box>
    </Section>
  )
}
