import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditStudyDialog_study$key } from '../../__generated__/EditStudyDialog_study.graphql.ts'
import type { EditStudyDialogMutation } from '../../__generated__/EditStudyDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { elementsInput, ElementsField, type ElementDraft } from './ElementsField.tsx'
import { SettingFields } from './SettingFields.tsx'
import { settingsInput, settingsOf } from './settings.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditStudyDialogMutation($input: UpdateTimeStudyInput!) {
    result: updateTimeStudy(input: $input) {
      ... on UpdateTimeStudySuccess {
        timeStudy {
          name
          ...Stopwatch_study
          ...ResultsSection_study
          ...CyclesSection_study
          ...StudyFacts_study
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** The name, the elements with their ratings, and the figures of a study. */
export function EditStudyDialog({ study: key, onClose }: { study: EditStudyDialog_study$key; onClose: () => void }) {
  const study = useShownFragment(
    graphql`
      fragment EditStudyDialog_study on TimeStudy {
        id
        version
        name
        allowance
        confidence
        precision
        elements {
          name
          rating
          observations {
            __typename
          }
        }
      }
    `,
    key,
  )
  const draft = useDraft('study', study.id, study.version)
  const [name, setName] = useDraftState(draft, 'name', study.name)
  const [elements, setElements] = useDraftState<readonly ElementDraft[]>(draft, 'elements', () =>
    study.elements.map((element) => ({ name: element.name, rating: String(element.rating) })),
  )
  const [settings, setSettings] = useDraftState(draft, 'settings', () => settingsOf(study))
  const [problems, setProblems] = useState<Problems>({})
  // What somebody else has changed since the window was opened is a conflict.
  const [update, waiting] = useMutation<EditStudyDialogMutation>(mutation)
  async function submit() {
    const { problems: failed } = await update({
      id: study.id,
      version: draft.version,
      name,
      elements: elementsInput(elements),
      ...settingsInput(settings),
    })
    if (failed) return setProblems(failed)
    draft.clear()
    onClose()
  }
  return (
    <FormDialog
      title={t.editTheStudy}
      submit={t.save}
      width="sm"
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.name}
        value={name}
        maxLength={120}
        required
        autoFocus
        problem={problems.name}
        onChange={({ target }) => setName(target.value)}
      />
      <ElementsField
        elements={elements}
        onChange={setElements}
        problems={problems}
        isFixed={study.elements.some(({ observations }) => observations.length > 0)}
      />
      <SettingFields settings={settings} onChange={setSettings} problems={problems} />
    </FormDialog>
  )
}
