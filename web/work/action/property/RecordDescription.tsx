import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordDescription_action$key } from '../../../__generated__/RecordDescription_action.graphql.ts'
import { DraftLine } from '../../../kernel/draft/DraftLine.tsx'
import { useDraft, useDraftState } from '../../../kernel/draft/useDraft.ts'
import { useShown } from '../../../kernel/relay/useShown.ts'
import { TextArea } from '../../../kernel/ui/Field.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../../kernel/ui/useForm.ts'
import { editableFields } from '../actionFields.ts'
import type { MoveProblems } from '../moveAction.ts'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

const Text = styled('button')({
  display: 'block',
  width: 'calc(100% + 12px)',
  margin: '-4px -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  cursor: 'text',
  '&:hover': { background: 'var(--ops-line-2)' },
})

/** What there is to say of a record, written where it stands. */
export function RecordDescription({ action: key }: { action: RecordDescription_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordDescription_action on Action {
        id
        title
        description
        ...useProperty_action
      }
    `,
    key,
  )
  const property = useProperty(action, 'EDIT', action.description)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  function close() {
    setIsOpen(false)
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus())
  }
  if (!property.isAllowed)
    return property.text ? <Typography sx={{ whiteSpace: 'pre-wrap' }}>{property.text}</Typography> : null
  return (
    <div ref={place}>
      {isOpen ? (
        <Writing actionId={action.id} title={action.title} property={property} onClose={close} />
      ) : (
        <Text type="button" title={t.editTheDescription} onClick={() => setIsOpen(true)}>
          {property.text || <span style={{ color: 'var(--ops-ink-3)' }}>{t.addADescription}</span>}
        </Text>
      )}
    </div>
  )
}

interface WritingProps {
  actionId: string
  title: string
  property: ReturnType<typeof useProperty>
  onClose: () => void
}

function Writing({ actionId, title, property, onClose }: WritingProps) {
  // Whether somebody has changed it since is for the server to say.
  const draft = useDraft('description', actionId, useShown(property.version), 'server')
  const [text, setText] = useDraftState(draft, 'text', property.text)
  const [problems, setProblems] = useState<MoveProblems>({})
  const [isSaving, setIsSaving] = useState(false)
  const form = useForm(problems, { draft })
  async function save() {
    const written = text.trim()
    setIsSaving(true)
    const failed =
      written === property.text ? undefined : await property.save({ description: written }, written, draft.version)
    setIsSaving(false)
    if (failed) return setProblems({ description: failed.description ?? Object.values(failed)[0] })
    draft.clear()
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    else if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <DraftLine draft={draft} title={t.descriptionOf({ title })} />
      <TextArea
        label={editableFields.description.label}
        value={text}
        maxLength={editableFields.description.most}
        rows={5}
        autoFocus
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        problem={problems.description}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <PlainButton type="submit" className="primary" aria-disabled={isSaving}>
          {t.save}
        </PlainButton>
        <PlainButton type="button" className="outlined" onClick={onClose}>
          {t.cancel}
        </PlainButton>
      </Box>
    </Box>
  )
}
