import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ChangeAppointmentDialog_appointment$key } from '../../__generated__/ChangeAppointmentDialog_appointment.graphql.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { MoreFields } from './MoreFields.tsx'
import { RepeatsFields } from './RepeatsFields.tsx'
import { ScopeDialog, type AppointmentScope } from './ScopeDialog.tsx'
import { SimpleFields } from './SimpleFields.tsx'
import { useCancelAppointment } from './useCancelAppointment.ts'
import { useChangeAppointment } from './useChangeAppointment.ts'
import * as t from './__generated__/messages.ts'

interface ChangeAppointmentDialogProps {
  appointment: ChangeAppointmentDialog_appointment$key
  begin: 'UPDATE' | 'CANCEL'
  onClose: () => void
}

/** Changes an appointment, or cancels it. */
export function ChangeAppointmentDialog({ appointment: reference, begin, onClose }: ChangeAppointmentDialogProps) {
  const appointment = useShownFragment(
    graphql`
      fragment ChangeAppointmentDialog_appointment on Appointment {
        id
        key
        version
        ...useChangeAppointment_appointment
      }
    `,
    reference,
  )
  const { id, key, version } = appointment
  const revalidator = useRevalidator()
  const draft = useDraft('appointment', id, version)
  const { typed, change, moved, rule, isOtherRule, isRepeating, ...changing } = useChangeAppointment(appointment, draft)
  const cancelling = useCancelAppointment(id, draft)
  const [action, setAction] = useState(begin)
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setIsAsking] = useState(false)
  const isCancelled = action === 'CANCEL'
  async function submit(scope?: AppointmentScope) {
    const { problems: found } = await (isCancelled ? cancelling : changing).send(scope)
    if (found) return setProblems(found)
    draft.clear()
    if (isCancelled) toast('success', t.isCancelled({ key }))
    else toast('success', t.isChanged({ key }), moved ? t.everybodyIsAskedAnew : undefined)
    onClose()
    await revalidator.revalidate()
  }
  const submitText = isCancelled ? t.cancelAppointment : t.save
  return (
    <FormDialog
      title={isCancelled ? t.cancel2({ key }) : t.change2({ key })}
      submit={submitText}
      width="sm"
      problems={problems}
      waiting={changing.isSending || cancelling.isSending}
      draft={draft}
      onSubmit={() => {
        if (!isRepeating) void submit()
        else if (!isCancelled && isOtherRule) void submit('FOLLOWING')
        else setIsAsking(true)
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.action}
        value={action}
        onChange={(event) => setAction(event.target.value as 'UPDATE' | 'CANCEL')}
      >
        <option value="UPDATE">{t.update}</option>
        <option value="CANCEL">{t.cancel}</option>
      </SelectField>
      {isCancelled ? (
        <TextArea
          label={t.why}
          autoFocus
          maxLength={500}
          value={cancelling.reason}
          onChange={(event) => cancelling.setReason(event.target.value)}
          help={t.toldToEverybodyWhoWasAsked}
          problem={problems.reason}
        />
      ) : (
        <>
          <SimpleFields draft={typed} problems={problems} onChange={change}>
            <RepeatsFields
              value={typed.repetition}
              help={isRepeating && isOtherRule ? (rule ? t.anotherRule : t.repeatsNoMore) : undefined}
              problem={problems.repeats ?? problems.scope}
              onChange={(repetition) => change({ repetition })}
            />
          </SimpleFields>
          <MoreFields draft={typed} problems={problems} zoneHelp={t.theTimesAreByItsClock} onChange={change} />
        </>
      )}
      {isAsking ? (
        <ScopeDialog
          title={isCancelled ? t.cancelRepeating : t.changeRepeating}
          submit={submitText}
          onChoose={(scope) => {
            setIsAsking(false)
            void submit(scope)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </FormDialog>
  )
}
