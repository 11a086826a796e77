import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ChecklistsOfItem_item$key } from '../../__generated__/ChecklistsOfItem_item.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { AssignChecklistsDialog } from './AssignChecklistsDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The checklists that the records of a task get, and the choice of them. */
export function ChecklistsOfItem({ item: key }: { item: ChecklistsOfItem_item$key }) {
  const { id, name, checklists, can } = useFragment(
    graphql`
      fragment ChecklistsOfItem_item on TaskItem {
        id
        name
        checklists {
          id
          name
          status
          items {
            id
          }
        }
        can {
          edit {
            allowed
          }
        }
      }
    `,
    key,
  )
  const [asks, setAsks] = useState(false)
  const choose = (
    <PlainButton type="button" className="outlined" onClick={() => setAsks(true)}>
      {t.chooseChecklists}
    </PlainButton>
  )
  return (
    <Section title={t.checklists} about={t.eachNewRecordGetsThese} actions={can.edit.allowed ? choose : null}>
      {checklists.length ? (
        <ol style={{ margin: 0, padding: 12, paddingInlineStart: 28, display: 'grid', gap: 4 }}>
          {checklists.map((one) => (
            <li key={one.id}>
              <Link to={`/tasks/checklist/${one.id}`}>{one.name}</Link>{' '}
              <span style={{ color: 'var(--ops-ink-2)' }}>
                {one.items.length === 1 ? t.n1Item : t.items2({ length: one.items.length })}
              </span>{' '}
              {one.status === 'INACTIVE' ? <Tag>{t.archived2}</Tag> : null}
            </li>
          ))}
        </ol>
      ) : (
        <Empty>{t.noneNothingHasToBeChecked}</Empty>
      )}
      {asks ? (
        <AssignChecklistsDialog itemId={id} name={name} chosen={checklists} onClose={() => setAsks(false)} />
      ) : null}
    </Section>
  )
}
