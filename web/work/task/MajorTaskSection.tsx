import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MajorTaskSection_majorTask$key } from '../../__generated__/MajorTaskSection_majorTask.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { MajorTaskDialog } from './MajorTaskDialog.tsx'
import { TaskItemDialog } from './TaskItemDialog.tsx'
import { TaskItemRow } from './TaskItemRow.tsx'
import { useArchiveTask } from './useArchiveTask.ts'
import * as t from './__generated__/messages.ts'

interface MajorTaskSectionProps {
  majorTask: MajorTaskSection_majorTask$key
  onChanged: () => void
}

/** A major task with its items. */
export function MajorTaskSection({ majorTask: key, onChanged }: MajorTaskSectionProps) {
  const majorTask = useFragment(
    graphql`
      fragment MajorTaskSection_majorTask on MajorTask
      @argumentDefinitions(search: { type: "String!" }, archived: { type: "Boolean!" }) {
        id
        name
        rootName
        description
        active
        version
        can {
          edit {
            allowed
          }
        }
        items(search: $search, includeArchived: $archived) {
          id
          ...TaskItemRow_item
          ...TaskItemDialog_item
        }
        ...MajorTaskDialog_majorTask
      }
    `,
    key,
  )
  const { id, name, description, active, items, can } = majorTask
  const [open, setOpen] = useState<{ what: 'majorTask' } | { what: 'item'; id?: string }>()
  const archive = useArchiveTask('majorTask', onChanged)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onChanged()
  }
  return (
    <>
      <TableSection
        title={inRoot(majorTask)}
        about={description}
        actions={
          <>
            {active ? null : <Tag style={{ alignSelf: 'center' }}>{t.archived}</Tag>}
            {can.edit.allowed ? (
              <>
                {active ? (
                  <PlainButton
                    type="button"
                    className="outlined"
                    aria-label={t.addAnItemTo({ name })}
                    onClick={() => setOpen({ what: 'item' })}
                  >
                    {t.addItem}
                  </PlainButton>
                ) : null}
                <ActionsMenu
                  label={t.whatCanBeDoneWith({ name })}
                  actions={[
                    { label: t.edit2, act: () => setOpen({ what: 'majorTask' }) },
                    { label: active ? t.archive : t.bringBack, act: () => void archive(majorTask) },
                  ]}
                />
              </>
            ) : null}
          </>
        }
        caption={t.itemsOf({ name })}
        columns={[
          t.item,
          t.class,
          t.priority,
          t.objective,
          { label: t.time, number: true },
          { label: t.atWork, number: true },
          '',
        ]}
        empty={t.itHasNoItemsYetEach}
      >
        {items.map((item) => (
          <TaskItemRow
            key={item.id}
            item={item}
            onEdit={() => setOpen({ what: 'item', id: item.id })}
            onChanged={onChanged}
          />
        ))}
      </TableSection>
      {open?.what === 'majorTask' ? <MajorTaskDialog majorTask={majorTask} onClose={close} onDone={done} /> : null}
      {open?.what === 'item' ? (
        <TaskItemDialog
          majorTaskId={id}
          item={items.find((item) => item.id === open.id) ?? null}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </>
  )
}
