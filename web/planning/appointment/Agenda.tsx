import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Agenda_appointment$key } from '../../__generated__/Agenda_appointment.graphql.ts'
import type { AgendaMutation } from '../../__generated__/AgendaMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { AgendaItemDialog, type AgendaText } from './AgendaItemDialog.tsx'
import { lengthText, wallMinutes } from './words.ts'
import * as t from './__generated__/messages.ts'

/** What is talked about, in order, and whether there is time for it. */
export function Agenda({ appointment: key }: { appointment: Agenda_appointment$key }) {
  const { id, version, agenda, schedule, can } = useFragment(
    graphql`
      fragment Agenda_appointment on Appointment {
        id
        version
        agenda {
          id
          text
          minutes
        }
        schedule {
          startTime
          endTime
        }
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [replace, waiting] = useMutation<AgendaMutation>(graphql`
    mutation AgendaMutation($input: SetAppointmentAgendaInput!) {
      result: setAppointmentAgenda(input: $input) {
        ... on SetAppointmentAgendaSuccess {
          appointment {
            ...AppointmentDetails_appointment
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  /** The place that is being written, behind the last one for another. */
  const [asked, setAsked] = useState<number>()
  const may = can.edit.allowed
  const plain = agenda.map(({ text, minutes }): AgendaText => ({ text, minutes: minutes ?? null }))
  async function save(next: readonly AgendaText[], said: string): Promise<Problems | undefined> {
    const { problems } = await replace({ id, version, agenda: next })
    if (!problems) announce(said)
    return problems
  }
  async function move(from: number, to: number) {
    const next = plain.toSpliced(from, 1).toSpliced(to, 0, plain[from]!)
    const problems = await save(next, t.itemIsNumber({ text: plain[from]!.text, place: to + 1, count: plain.length }))
    if (problems) toast('error', t.theAgendaWasNotChanged, problems.input)
  }
  async function remove(at: number) {
    const problems = await save(plain.toSpliced(at, 1), t.itemRemoved({ text: plain[at]!.text }))
    if (problems) toast('error', t.theAgendaWasNotChanged, problems.input)
  }
  const planned = agenda.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const length = wallMinutes(schedule)
  return (
    <>
      <Why permission={can.edit} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        <Typography role="status" sx={{ color: planned > length ? 'var(--ops-late)' : 'text.secondary', flex: 1 }}>
          {planned > length
            ? t.plannedMoreThanThereIs({ lengthText: lengthText(planned), lengthText2: lengthText(planned - length) })
            : t.ofPlanned({ lengthText: lengthText(planned), lengthText2: lengthText(length) })}
        </Typography>
        {may ? (
          <PlainButton type="button" className="outlined" onClick={() => setAsked(agenda.length)}>
            {t.addToTheAgenda}
          </PlainButton>
        ) : null}
      </Box>
      {agenda.length ? (
        <Box
          component="ol"
          aria-label={t.agenda}
          aria-busy={waiting}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            '& > li:last-of-type': { borderBottom: 0 },
          }}
        >
          {agenda.map(({ id: key, text, minutes }, i) => {
            const row = (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{text}</Box>
                <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{minutes ? lengthText(minutes) : ''}</Box>
                {may ? (
                  <ActionsMenu
                    label={t.whatCanBeDoneWith2({ text })}
                    actions={[
                      { label: t.change, act: () => setAsked(i) },
                      { label: t.remove, act: () => void remove(i) },
                    ]}
                  />
                ) : null}
              </Box>
            )
            return may ? (
              <SortableItem
                key={key}
                label={text}
                list={`agenda ${id}`}
                index={i}
                count={agenda.length}
                onMove={(from, to) => void move(from, to)}
              >
                {row}
              </SortableItem>
            ) : (
              <Box component="li" key={key} sx={{ px: 3, py: 2.5, borderBottom: '1px solid var(--ops-line-2)' }}>
                {row}
              </Box>
            )
          })}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.nothingIsOnTheAgendaYet}</Typography>
      )}
      {asked === undefined ? null : (
        <AgendaItemDialog
          item={plain[asked]}
          waiting={waiting}
          onClose={() => setAsked(undefined)}
          onSubmit={async (item) => {
            const problems = await save(
              asked < plain.length ? plain.with(asked, item) : [...plain, item],
              t.itemIsOnTheAgenda({ text: item.text }),
            )
            if (problems)
              return {
                ...problems,
                text: problems[`agenda.${asked}.text`],
                minutes: problems[`agenda.${asked}.minutes`],
              }
            setAsked(undefined)
            return undefined
          }}
        />
      )}
    </>
  )
}
