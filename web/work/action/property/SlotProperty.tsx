import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SlotProperty_action$key } from '../../../__generated__/SlotProperty_action.graphql.ts'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyPopover } from '../../../kernel/ui/PropertyPopover.tsx'
import { momentText } from '../../../kernel/ui/times.ts'
import { useNow } from '../../../kernel/ui/useNow.ts'
import { dueOf } from '../due.ts'
import type { MoveProblems } from '../moveAction.ts'
import type { MoveDraft } from '../moveDraft.ts'
import { SlotFields } from '../SlotFields.tsx'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** When a record may begin and is due, changed where it stands. */
export function SlotProperty({ action: key }: { action: SlotProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment SlotProperty_action on Action {
        id
        bucket
        organization {
          timeZone
        }
        schedule {
          start
          end
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const now = useNow()
  const text = (...slot: readonly (string | null | undefined)[]) =>
    slot.flatMap((at) => (at ? [momentText(at, action.organization.timeZone, now)] : [])).join(' – ')
  const property = useProperty(action, 'RESCHEDULE', text(action.schedule.start, action.schedule.end))
  const due = dueOf(action.schedule, action.organization.timeZone, now)
  const isLate = action.bucket && due.tone === 'late' && !property.isHoped
  return (
    <Property
      name={t.scheduled}
      value={
        isLate ? (
          <>
            {property.text} <span style={{ color: 'var(--ops-late)', fontWeight: 550 }}>{due.text}</span>
          </>
        ) : (
          property.text
        )
      }
      whyNot={property.whyNot}
      renderEditor={
        property.isAllowed
          ? (anchor, close) => (
              <Slot anchor={anchor} actionId={action.id} property={property} text={text} onClose={close} />
            )
          : undefined
      }
    />
  )
}

interface SlotProps {
  anchor: HTMLElement
  actionId: string
  property: ReturnType<typeof useProperty>
  text: (...slot: readonly (string | null | undefined)[]) => string
  onClose: () => void
}

function Slot({ anchor, actionId, property, text, onClose }: SlotProps) {
  const [version] = useState(property.version)
  const [input, setInput] = useState<MoveDraft>({})
  const [problems, setProblems] = useState<MoveProblems>({})
  const [isSaving, setIsSaving] = useState(false)
  const { scheduledStart, scheduledEnd } = input
  async function save() {
    // Until the slot is known, what is left out would be taken away.
    if (scheduledStart === undefined) return
    setIsSaving(true)
    const failed = await property.save({ scheduledStart, scheduledEnd }, text(scheduledStart, scheduledEnd), version)
    setIsSaving(false)
    if (failed) setProblems(failed.input ? { ...failed, scheduledEnd: failed.input } : failed)
    else onClose()
  }
  return (
    <PropertyPopover
      label={t.scheduled}
      anchor={anchor}
      problems={problems}
      onClose={onClose}
      onSave={() => void save()}
      isSaving={isSaving}
    >
      <SlotFields
        actionId={actionId}
        autoFocus
        input={input}
        problems={problems}
        onChange={(more) => setInput((before) => ({ ...before, ...more }))}
      />
    </PropertyPopover>
  )
}
