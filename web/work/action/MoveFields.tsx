import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { zoneHere } from '../../kernel/ui/times.ts'
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { CandidateField } from './CandidateField.tsx'
import { EditFields } from './EditFields.tsx'
import type { MoveProblems } from './moveAction.ts'
import type { MoveDraft } from './moveDraft.ts'
import type { Need } from './moves.ts'
import { PriorityField } from './PriorityField.tsx'
import { SlotFields } from './SlotFields.tsx'
import * as t from './__generated__/messages.ts'

interface MoveFieldsProps {
  /** The record, or one of several that are moved alike. */
  actionId: string
  needs: readonly Need[]
  input: MoveDraft
  problems: MoveProblems
  onChange: (changed: MoveDraft) => void
}

const wallHere = (at: string | null | undefined) => (at ? wallIn(at, zoneHere()) : '')

const levels = ['SUPERVISION', 'TACTICAL', 'STRATEGIC', 'ADMIN'] as const

/** A field for each thing that a move asks for. */
export function MoveFields({ actionId, needs, input, problems, onChange }: MoveFieldsProps) {
  return needs.map((need, i) => {
    const autoFocus = i === 0
    switch (need) {
      case 'REASON':
        return (
          <TextArea
            key={need}
            label={t.reason}
            value={input.reason ?? ''}
            onChange={(event) => onChange({ reason: event.target.value })}
            required
            autoFocus={autoFocus}
            problem={problems.reason}
          />
        )
      case 'NOTE':
        return (
          <TextArea
            key={need}
            label={t.note}
            value={input.note ?? ''}
            onChange={(event) => onChange({ note: event.target.value })}
            required
            autoFocus={autoFocus}
            problem={problems.note}
          />
        )
      case 'HOLD_KIND':
        return [
          <SelectField
            key="kind"
            label={t.waitsFor}
            value={input.kind ?? 'INTERNAL'}
            onChange={(event) => onChange({ kind: event.target.value as 'INTERNAL' })}
            autoFocus={autoFocus}
            problem={problems.kind}
          >
            <option value="INTERNAL">{t.somethingOfOursInternal}</option>
            <option value="EXTERNAL">{t.somebodyOutsideExternal}</option>
          </SelectField>,
          <Field
            key="resumeAt"
            type="datetime-local"
            label={t.resumes}
            help={t.ifItIsKnownInYour}
            value={wallHere(input.resumeAt)}
            onChange={(event) =>
              onChange({ resumeAt: event.target.value ? new Date(event.target.value).toISOString() : null })
            }
            problem={problems.resumeAt}
          />,
        ]
      case 'LEVEL':
        return (
          <SelectField
            key={need}
            label={t.to}
            help={t.aPersonOfThatLevelIs}
            value={input.level ?? ''}
            onChange={(event) => onChange({ level: (event.target.value || null) as 'ADMIN' | null })}
            autoFocus={autoFocus}
            problem={problems.level}
          >
            <option value="">{t.theNextLevelUp}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {accessLevelNames[level]}
              </option>
            ))}
          </SelectField>
        )
      case 'DELEGATE':
        return [
          <CandidateField
            key={need}
            kind="delegates"
            label={t.delegateTo}
            of={actionId}
            required
            help={t.itBecomesTheirsWhenTheyAccept}
            problem={problems.delegateId}
            value={input.delegate}
            onChange={(delegate) => onChange({ delegate })}
          />,
          <TextArea
            key="note"
            label={t.note}
            value={input.note ?? ''}
            onChange={(event) => onChange({ note: event.target.value })}
            problem={problems.note}
          />,
          <Field
            key="until"
            type="datetime-local"
            label={t.until}
            help={t.itGoesBackByItselfThen}
            value={wallHere(input.until)}
            onChange={(event) =>
              onChange({ until: event.target.value ? new Date(event.target.value).toISOString() : null })
            }
            problem={problems.until}
          />,
        ]
      case 'ASSIGNEE':
        return (
          <CandidateField
            key={need}
            kind="assignees"
            label={t.assignTo}
            of={actionId}
            help={t.leaveEmptyForNobody}
            problem={problems.assigneeId}
            value={input.assignee}
            onChange={(assignee) => onChange({ assignee })}
          />
        )
      case 'DURATION':
        return (
          <Field
            key={need}
            type="number"
            label={t.itTookInMinutes}
            min={1}
            max={1440}
            value={input.durationMins ?? ''}
            onChange={(event) => onChange({ durationMins: event.target.value })}
            required
            autoFocus={autoFocus}
            problem={problems.durationMins}
          />
        )
      case 'SLOT':
        return (
          <SlotFields
            key={need}
            actionId={actionId}
            autoFocus={autoFocus}
            input={input}
            problems={problems}
            onChange={onChange}
          />
        )
      case 'FIELDS':
        return <EditFields key={need} actionId={actionId} input={input} problems={problems} onChange={onChange} />
      case 'PRIORITY':
        return (
          <PriorityField
            key={need}
            actionId={actionId}
            value={input.priorityId}
            onChange={(priorityId) => onChange({ priorityId })}
            problem={problems.priorityId}
          />
        )
      default:
        return null
    }
  })
}
