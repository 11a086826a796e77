import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router-dom'
import type { TaskItemFacts_item$key } from '../../__generated__/TaskItemFacts_item.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { minutes } from './minutes.ts'
import { PriorityLabel } from './PriorityLabel.tsx'
import { TaskItemDialog } from './TaskItemDialog.tsx'
import { useArchiveTask } from './useArchiveTask.ts'
import * as t from './__generated__/messages.ts'

/** What an item is, and what its records inherit. */
export function TaskItemFacts({ item: key }: { item: TaskItemFacts_item$key }) {
  const item = useFragment(
    graphql`
      fragment TaskItemFacts_item on TaskItem {
        id
        version
        name
        description
        active
        can {
          edit {
            allowed
            reason
          }
        }
        ...TaskItemDialog_item
        requiresSignOff
        system
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
  const { revalidate } = useRevalidator()
  const [isEditing, setEditing] = useState(false)
  const archive = useArchiveTask('item', () => void revalidate())
  return (
    <Section
      title={t.whatItIs}
      about={item.description || t.nobodyHasWrittenHowItIs}
      actions={
        item.can.edit.allowed ? (
          <>
            <PlainButton type="button" className="outlined" onClick={() => setEditing(true)}>
              {t.edit3}
            </PlainButton>
            <PlainButton type="button" className="outlined" onClick={() => void archive(item)}>
              {item.active ? t.archive : t.bringBack}
            </PlainButton>
          </>
        ) : (
          <Why permission={item.can.edit} />
        )
      }
    >
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            [
              t.majorTask,
              <Link key="major task" to={`/tasks?q=${encodeURIComponent(item.majorTask.name)}`}>
                {item.majorTask.name}
              </Link>,
            ],
            [t.class, item.actionClass.name],
            [t.priority, <PriorityLabel key="priority" id={item.priority.id} name={item.priority.name} />],
            [t.serviceTime, minutes(item.serviceTimeMins)],
            [t.objective, item.objective.name],
            [t.transaction, item.transactionType.name],
            [t.partner, item.ttpType.name],
            [t.signOff, item.requiresSignOff ? t.bySomebodyElseOnceItIs : t.none],
            [t.system, item.system && <Link key="system" to={`/${item.system}`}>{`/${item.system}`}</Link>],
            [t.state, item.active ? t.inUse : t.archived],
          ]}
        />
      </Box>
      {isEditing ? (
        <TaskItemDialog item={item} onClose={() => setEditing(false)} onDone={() => setEditing(false)} />
      ) : null}
    </Section>
  )
}
