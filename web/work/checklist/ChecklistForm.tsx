import Box from '@mui/material/Box'
import { useState, type FormEvent } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { inputOf, isNoNumber, moved, newItem, type EditedItem } from './editing.ts'
import { ItemEditor } from './ItemEditor.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import * as t from './__generated__/messages.ts'

interface ChecklistDraft {
  name: string
  description: string
  items: readonly EditedItem[]
}

type Said = { organizationId: string; name: string; description: string; items: ReturnType<typeof inputOf>[] }

interface ChecklistFormProps {
  draft: Draft
  initial: ChecklistDraft
  /** Whether it asks whose it will be. */
  asksOrganization?: boolean
  isReadOnly?: boolean
  submit: string
  problems: Problems
  waiting: boolean
  onSubmit: (said: Said) => Promise<void>
}

/** A checklist as a form: what it is called, and its items, put in order by mouse and keys. */
export function ChecklistForm({
  draft,
  initial,
  asksOrganization,
  isReadOnly = false,
  submit,
  problems,
  waiting,
  onSubmit,
}: ChecklistFormProps) {
  const [{ name, description, items }, setChecklist] = useDraftState(draft, 'checklist', initial)
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [added, setAdded] = useState<string>()
  const form = useForm(problems, { draft })
  const setItems = (next: readonly EditedItem[]) => setChecklist((before) => ({ ...before, items: next }))
  const change = (at: number, changed: Partial<EditedItem>) =>
    setItems(items.map((item, i) => (i === at ? { ...item, ...changed } : item)))
  const move = (from: number, to: number) => {
    if (from < 0 || from === to) return
    setItems(moved(items, from, to))
    announce(t.itemIsNumberNow({ value: from + 1, value2: to + 1 }))
  }
  const add = (item: EditedItem, at = items.length) => {
    setItems([...items.slice(0, at), item, ...items.slice(at)])
    setAdded(item.key)
  }
  const isWrong = items.some(
    ({ kind, minimum, maximum }) => kind === 'NUMBER' && (isNoNumber(minimum) || isNoNumber(maximum)),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) void onSubmit({ organizationId, name, description, items: items.map(inputOf) })
  }
  const of = (i: number) =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, text]) =>
        path.startsWith(`items.${i}.`) ? [[path.split('.')[2]!, text]] : [],
      ),
    )
  return (
    <form ref={form} onSubmit={send} noValidate style={{ display: 'grid', gap: 20, minWidth: 0 }}>
      <DraftLine draft={draft} />
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      <Section title={t.whatItIs}>
        <Box sx={{ p: 3, display: 'grid', gap: 3, maxWidth: 640 }}>
          {asksOrganization ? (
            <OrganizationSelect
              label={t.keptBy}
              to="addTasks"
              value={organizationId}
              problem={problems.organizationId}
              onChange={setOrganizationId}
            />
          ) : null}
          <Field
            label={t.name}
            required
            maxLength={120}
            readOnly={isReadOnly}
            value={name}
            problem={problems.name}
            onChange={(event) => setChecklist((before) => ({ ...before, name: event.target.value }))}
          />
          <TextArea
            label={t.whatItIsFor}
            rows={2}
            maxLength={2000}
            readOnly={isReadOnly}
            value={description}
            problem={problems.description}
            onChange={(event) => setChecklist((before) => ({ ...before, description: event.target.value }))}
          />
        </Box>
      </Section>
      <Section title={t.items} about={t.inTheOrderInWhichThey}>
        {problems.items ? (
          <Box sx={{ p: 3 }}>
            <Notice role="alert">{problems.items}</Notice>
          </Box>
        ) : null}
        <Box component="ol" aria-label={t.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, i) => (
            <SortableItem
              key={item.key}
              label={item.prompt || t.item({ value: i + 1 })}
              list="items"
              index={i}
              count={items.length}
              onMove={move}
            >
              <ItemEditor
                item={item}
                index={i}
                count={items.length}
                problems={of(i)}
                isReadOnly={isReadOnly}
                autoFocus={item.key === added}
                onChange={(changed) => change(i, changed)}
                onMove={(to) => move(i, to)}
                onDuplicate={() => add({ ...item, key: newItem().key }, i + 1)}
                onRemove={() => setItems(items.filter((_, at) => at !== i))}
              />
            </SortableItem>
          ))}
        </Box>
        {isReadOnly ? null : (
          <Box sx={{ p: 3 }}>
            <PlainButton type="button" className="outlined" onClick={() => add(newItem(items.at(-1)?.kind))}>
              {t.addAnItem}
            </PlainButton>
          </Box>
        )}
      </Section>
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <PlainButton type="submit" className="primary" disabled={waiting || isWrong}>
            {submit}
          </PlainButton>
        </Box>
      )}
    </form>
  )
}
