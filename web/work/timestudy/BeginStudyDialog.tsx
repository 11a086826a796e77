import { useState } from 'react'
import { graphql } from 'react-relay'
import type { BeginStudyDialogMutation } from '../../__generated__/BeginStudyDialogMutation.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { elementsInput, ElementsField, type ElementDraft } from './ElementsField.tsx'
import { SettingFields } from './SettingFields.tsx'
import { settingsInput, usualSettings } from './settings.ts'
import { GroupSelect } from '../../organization/department/GroupSelect.tsx'
import { TaskItemField, type FoundItem } from './TaskItemField.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation BeginStudyDialogMutation($input: CreateTimeStudyInput!) {
    result: createTimeStudy(input: $input) {
      ... on CreateTimeStudySuccess {
        timeStudy {
          id
          name
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface BeginStudyDialogProps {
  /** The work, where it is known. */
  item?: FoundItem
  onClose: () => void
  onDone: (id: string) => void
}

/** Asks which work is timed, where, of whom and in which parts, and begins a study. */
export function BeginStudyDialog({ item: known, onClose, onDone }: BeginStudyDialogProps) {
  const draft = useDraft('study', newIn(known?.id))
  const [item, setItem] = useDraftState<FoundItem | null>(draft, 'item', known ?? null)
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [groupId, setGroupId] = useDraftState(draft, 'groupId', '')
  const [observed, setObserved] = useDraftState<Choice | null>(draft, 'observed', null)
  const [elements, setElements] = useDraftState<readonly ElementDraft[]>(draft, 'elements', [{ name: '', rating: '1' }])
  const [settings, setSettings] = useDraftState(draft, 'settings', usualSettings)
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<BeginStudyDialogMutation>(mutation)
  async function submit() {
    if (!item) return setProblems({ taskItemId: t.chooseTheWork })
    const { done, problems: failed } = await create({
      taskItemId: item.id,
      organizationId,
      groupId: groupId || null,
      observedId: observed?.id ?? null,
      elements: elementsInput(elements),
      ...settingsInput(settings),
    })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.timeStudyBegun, done.timeStudy!.name)
    onDone(done.timeStudy!.id)
  }
  return (
    <FormDialog
      title={t.newTimeStudy}
      submit={t.begin}
      width="sm"
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {known ? null : <TaskItemField value={item} onChange={setItem} problem={problems.taskItemId} autoFocus />}
      <OrganizationSelect
        value={organizationId}
        autoFocus={Boolean(known)}
        onChange={(id) => {
          setOrganizationId(id)
          setGroupId('')
          setObserved(null)
        }}
        problem={problems.organizationId}
      />
      <GroupSelect
        none={t.noneTheWholeOrganization}
        organizationId={organizationId}
        value={groupId}
        onChange={setGroupId}
        problem={problems.groupId ?? problems.departmentId}
      />
      {organizationId ? (
        <CandidateField
          key={organizationId}
          kind="assignees"
          label={t.whoseWork}
          of={organizationId}
          autoFocus={false}
          value={observed}
          onChange={setObserved}
          help={t.leaveEmptyForNobodyInParticular}
          problem={problems.observedId}
        />
      ) : null}
      <ElementsField elements={elements} onChange={setElements} problems={problems} />
      <SettingFields settings={settings} onChange={setSettings} problems={problems} />
    </FormDialog>
  )
}
