import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AnswerDialog_practice$key } from '../../__generated__/AnswerDialog_practice.graphql.ts'
import type { PracticeStatus } from '../../__generated__/PracticeRow_practice.graphql.ts'
import { SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { statusList } from './statusList.ts'
import { usePracticeAnswer, type PracticePlace } from './usePracticeAnswer.ts'
import * as t from './__generated__/messages.ts'

interface AnswerDialogProps {
  practice: AnswerDialog_practice$key
  place: PracticePlace
  onClose: () => void
}

/** All of an answer: how far, with which solution, and what there is to say. */
export function AnswerDialog({ practice, place, onClose }: AnswerDialogProps) {
  const { feature, featureId, description, status, solution, standardSolutions, note, version, inheritedFrom } =
    useShownFragment(
      graphql`
      fragment AnswerDialog_practice on Practice {
        feature
        featureId
        description
        status
        solution {
          id
          name
        }
        standardSolutions {
          id
          name
        }
        note
        version
        inheritedFrom
      }
    `,
      practice,
    )
  const { organizationId, departmentId, groupId } = place
  const draft = useDraft('answer', [featureId, departmentId, groupId, organizationId].join(' '), version ?? 0)
  const [said, setSaid] = useDraftState<{ status: string; solution: string; note: string }>(draft, 'answer', {
    status: status ?? '',
    solution: solution?.id ?? '',
    note,
  })
  const [problem, setProblem] = useState<string>()
  const [answer, waiting] = usePracticeAnswer(place)
  const solutions = [
    ...standardSolutions,
    ...(solution && !standardSolutions.some(({ id }) => id === solution.id) ? [solution] : []),
  ]
  const save = async () => {
    if (!said.status && !version) return setProblem(t.chooseHowFarYouAre)
    const given = said.status
      ? {
          featureId,
          version: draft.version,
          status: said.status as Exclude<PracticeStatus, '%future added value'>,
          solutionId: said.solution || null,
          note: said.note,
        }
      : { featureId, version: draft.version, status: null }
    if (!(await answer([given]))) return
    draft.clear()
    onClose()
  }
  return (
    <FormDialog
      title={feature}
      submit={t.save}
      onSubmit={() => void save()}
      onClose={onClose}
      problems={problem ? { status: problem } : {}}
      waiting={waiting}
      draft={draft}
      width="sm"
    >
      <p style={{ margin: 0, color: 'var(--ops-ink-2)' }}>{description}</p>
      <SelectField
        name="status"
        label={t.howFarWeAre}
        problem={problem}
        help={inheritedFrom ? t.nowAsSaysWhatYouSave({ inheritedFrom }) : undefined}
        value={said.status}
        onChange={(event) => setSaid({ ...said, status: event.target.value })}
      >
        <option value="">{version ? t.takeOurOwnAnswerBack : t.noAnswer}</option>
        {statusList.map((one) => (
          <option key={one.status} value={one.status}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="solution"
        label={t.solutionThatWeUse}
        value={said.solution}
        onChange={(event) => setSaid({ ...said, solution: event.target.value })}
      >
        <option value="">{t.noneOfThese}</option>
        {solutions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="note"
        label={t.note}
        maxLength={1000}
        value={said.note}
        onChange={(event) => setSaid({ ...said, note: event.target.value })}
      />
    </FormDialog>
  )
}
