import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DraftFormPublishMutation } from '../../__generated__/DraftFormPublishMutation.graphql.ts'
import type { DraftFormSaveMutation } from '../../__generated__/DraftFormSaveMutation.graphql.ts'
import { moved } from '../checklist/editing.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { settle, useForm } from '../../kernel/ui/useForm.ts'
import { StepEditor, type EditedStep } from './StepEditor.tsx'
import * as t from './__generated__/messages.ts'

const saveMutation = graphql`
  mutation DraftFormSaveMutation($input: SaveSopDraftInput!) {
    result: saveSopDraft(input: $input) {
      ... on SaveSopDraftSuccess {
        sop {
          draft {
            version
          }
          ...DraftSection_sop
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const publishMutation = graphql`
  mutation DraftFormPublishMutation($input: PublishSopInput!) {
    result: publishSop(input: $input) {
      ... on PublishSopSuccess {
        sop {
          ...DraftSection_sop
          published {
            id
            ...VersionSection_version
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface GivenStep {
  readonly title: string
  readonly text: string
  readonly file?: { readonly id: string; readonly name: string } | null
}

interface DraftFormProps {
  sopId: string
  organizationId: string | undefined
  number: number
  version: number
  initial: { changeNote: string; steps: readonly GivenStep[] }
}

/** Read twice they are the same, so that a draft tells what was changed. */
const editedOf = ({ title, text, file }: GivenStep, index: number): EditedStep => ({
  key: `step-${index}`,
  title,
  text,
  file: file ? { id: file.id, name: file.name } : null,
})

/** The steps of a draft, written and put in order; saved, and published at last. */
export function DraftForm({ sopId, organizationId, number, version, initial }: DraftFormProps) {
  const draft = useDraft('sopDraft', sopId, version)
  const [changeNote, setChangeNote] = useDraftState(draft, 'changeNote', initial.changeNote)
  const [steps, setSteps] = useDraftState<readonly EditedStep[]>(draft, 'steps', () => initial.steps.map(editedOf))
  const [added, setAdded] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<DraftFormSaveMutation>(saveMutation)
  const [publish, isPublishing] = useMutation<DraftFormPublishMutation>(publishMutation)
  const form = useForm(problems, { draft })
  const change = (at: number, changed: Partial<EditedStep>) =>
    setSteps(steps.map((step, i) => (i === at ? { ...step, ...changed } : step)))
  const move = (from: number, to: number) => {
    if (from < 0 || from === to) return
    setSteps(moved(steps, from, to))
    announce(t.stepIsNumberNow({ value: from + 1, value2: to + 1 }))
  }
  const add = () => {
    const step = { key: crypto.randomUUID(), title: '', text: '', file: null }
    setSteps([...steps, step])
    setAdded(step.key)
  }
  const store = async () => {
    const said = steps.map(({ title, text, file }) => ({ title, text, fileId: file?.id }))
    // Before the form of the version that it has then begins, which would ask about what is kept of this one.
    const { done, problems: wrong } = await save(
      { sopId, version: draft.version, changeNote, steps: said },
      (_store, data) => {
        if (data?.result.sop) draft.clear()
      },
    )
    setProblems(wrong ?? {})
    return done?.sop?.draft?.version
  }
  const saveOnly = async () => {
    if ((await store()) !== undefined) toast('success', t.draftSaved)
  }
  const saveAndPublish = async () => {
    const saved = await store()
    if (saved === undefined) return
    settle(form)
    const { problems: wrong } = await publish({ sopId, version: saved })
    if (wrong) return setProblems({ input: Object.values(wrong)[0] })
    toast('success', t.versionIsInForce({ nth: number }), t.whoeverWorksByItIsAsked)
  }
  const isBusy = isSaving || isPublishing
  const of = (i: number) =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, text]) =>
        path.startsWith(`steps.${i}.`) ? [[path.split('.')[2]!, text]] : [],
      ),
    )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saveOnly()
      }}
    >
      <Box sx={{ p: 3, pb: 0, '&:empty': { display: 'none' } }}>
        <DraftLine draft={draft} />
      </Box>
      {problems.input ? (
        <Box sx={{ p: 3, pb: 0 }}>
          <Notice role="alert">{problems.input}</Notice>
        </Box>
      ) : null}
      <Box component="ol" aria-label={t.steps} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step, i) => (
          <SortableItem
            key={step.key}
            label={step.title || t.step({ value: i + 1 })}
            list="steps"
            index={i}
            count={steps.length}
            onMove={move}
          >
            <StepEditor
              step={step}
              index={i}
              count={steps.length}
              organizationId={organizationId}
              problems={of(i)}
              autoFocus={step.key === added}
              onChange={(changed) => change(i, changed)}
              onMove={(to) => move(i, to)}
              onRemove={() => setSteps(steps.filter((_, at) => at !== i))}
            />
          </SortableItem>
        ))}
      </Box>
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        <PlainButton type="button" className="outlined" style={{ justifySelf: 'start' }} onClick={add}>
          {t.addAStep}
        </PlainButton>
        <Field
          label={t.whatThisVersionChanges}
          maxLength={500}
          value={changeNote}
          problem={problems.changeNote}
          onChange={(event) => setChangeNote(event.target.value)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          <PlainButton type="submit" className="outlined" disabled={isBusy}>
            {t.saveTheDraft}
          </PlainButton>
          <PlainButton type="button" className="primary" disabled={isBusy} onClick={() => void saveAndPublish()}>
            {t.publishVersion({ nth: number })}
          </PlainButton>
        </Box>
      </Box>
    </form>
  )
}
