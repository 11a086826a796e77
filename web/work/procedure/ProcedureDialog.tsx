import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ProcedureDialog_procedure$key } from '../../__generated__/ProcedureDialog_procedure.graphql.ts'
import type { ProcedureDialogMutation } from '../../__generated__/ProcedureDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ContactsChoice } from './ContactsChoice.tsx'
import { ShortcutsChoice } from './ShortcutsChoice.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ProcedureDialogMutation($input: UpdateProcedureInput!) {
    result: updateProcedure(input: $input) {
      ... on UpdateProcedureSuccess {
        procedure {
          name
          data
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Data {
  hint?: string
  shortcuts?: readonly string[]
  contactIds?: readonly string[]
  media?: string
  seconds?: number
  subject?: string
  text?: string
  note?: string
}

interface ProcedureDialogProps {
  procedure: ProcedureDialog_procedure$key
  itemId: string
  onClose: () => void
}

/** The name of a procedure, what to know of it, and what its panel is opened with. */
export function ProcedureDialog({ procedure: key, onClose }: ProcedureDialogProps) {
  const procedure = useShownFragment(
    graphql`
      fragment ProcedureDialog_procedure on Procedure {
        id
        name
        version
        data
        type {
          referTo
        }
      }
    `,
    key,
  )
  const panel = procedure.type.referTo
  const draft = useDraft('procedure', procedure.id, procedure.version)
  const [name, setName] = useDraftState(draft, 'name', procedure.name)
  const [data, setData] = useDraftState(draft, 'data', procedure.data as Data)
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<ProcedureDialogMutation>(mutation)
  const set = (more: Data) => setData((before) => ({ ...before, ...more }))
  const text = (field: 'hint' | 'subject' | 'text' | 'note', maxLength: number) => ({
    value: data[field] ?? '',
    maxLength,
    problem: problems[`data.${field}`],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  })
  async function submit() {
    // What is empty is the panel's own way.
    const given = Object.fromEntries(
      Object.entries(data).filter(
        ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && !value.length),
      ),
    )
    const { problems: failed } = await save({ id: procedure.id, version: draft.version, name, data: given })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.saved({ trim: name.trim() }))
    onClose()
  }
  return (
    <FormDialog
      title={t.edit({ name: procedure.name })}
      submit={t.save}
      width="sm"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isSaving}
      draft={draft}
    >
      <Field
        label={t.name}
        required
        autoFocus
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <TextArea label={t.whatToKnowOfIt} help={t.standsAtTheTopOfThe} {...text('hint', 500)} />
      {panel === 'quickLaunch' ? (
        <ShortcutsChoice
          chosen={data.shortcuts ?? []}
          onChange={(shortcuts) => set({ shortcuts })}
          problem={problems['data.shortcuts']}
        />
      ) : null}
      {panel === 'contacts' ? (
        <ContactsChoice
          chosen={data.contactIds ?? []}
          onChange={(contactIds) => set({ contactIds })}
          problem={problems['data.contactIds']}
        />
      ) : null}
      {panel === 'player' ? (
        <FieldGrid>
          <SelectField
            label={t.itShowsFirst}
            value={data.media ?? 'RECORDS'}
            onChange={(event) => set({ media: event.target.value })}
            problem={problems['data.media']}
          >
            <option value="RECORDS">{t.theRecordsOfTheList}</option>
            <option value="SOP">{t.thePicturesOfTheSop}</option>
          </SelectField>
          <Field
            label={t.secondsEachWhenItPlays}
            type="number"
            min={2}
            max={300}
            placeholder="10"
            value={data.seconds ?? ''}
            onChange={({ target }) => set({ seconds: target.value === '' ? undefined : Number(target.value) })}
            problem={problems['data.seconds']}
          />
        </FieldGrid>
      ) : null}
      {panel === 'mail' ? (
        <>
          <Field label={t.subject} {...text('subject', 200)} />
          <TextArea label={t.text} help={t.placeholders} rows={6} {...text('text', 5000)} />
        </>
      ) : null}
      {panel === 'message' ? <TextArea label={t.text} help={t.placeholders} {...text('text', 2000)} /> : null}
      {panel === 'delegateTask' ? (
        <TextArea label={t.noteToWhoIsAsked} help={t.placeholders} {...text('note', 500)} />
      ) : null}
    </FormDialog>
  )
}
